export { type DeskAct, deskActsOf } from './order-desk/desk-acts.ts'
export { toOrderSearch } from './order-desk/order-search.ts'
