export { orderUrl } from './order-query.ts'
export { StatePill } from './state-pill.tsx'
