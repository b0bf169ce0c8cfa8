export { type DeskAct, deskActsOf } from './order-desk/desk-acts.ts'
export { toOrderSearch } from './order-desk/order-search.ts'
export { TOLD_STEPS, type ToldStep, toTelling } from './order-desk/order-telling.ts'
export { isInDoubt, REVERSING_GATEWAYS, refundWayOf } from './order-desk/refund-way.ts'
