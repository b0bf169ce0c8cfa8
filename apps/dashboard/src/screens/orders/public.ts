export { orderUrl } from './order-query.ts'
export { OrderRows } from './order-rows.tsx'
