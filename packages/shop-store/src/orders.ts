export { closeOrder, expireOrders } from './orders/close-order.ts'
export { giveReceipt } from './orders/give-receipt.ts'
export { loadOrder, loadOrders, type Order, type OrderSummary } from './orders/load-order.ts'
export {
  type OrderDraft,
  type OrderDue,
  type OrderLineDraft,
  type Placed,
  type Placing,
  placeOrder,
} from './orders/place-order.ts'

/** The job that tells people what happened to an order; the database queues one for each event worth telling. */
export const TELL_ORDER_QUEUE = 'tell-order'
export type TellOrder = { readonly eventId: string }
