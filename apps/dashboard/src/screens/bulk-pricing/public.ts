export { inTreeOrder } from './in-tree-order.ts'
