import { awaitsPayment, canCancel, canGiveReceipt, canPay, type OrderFacts } from '@rasteh/shop-core/order'
import type { Order } from '@rasteh/shop-store/orders/load-order'

/** Says whether another attempt to pay may be opened now. */
export const isPayableOnline = (order: Order): boolean => canPay(toFacts(order))

/** Says whether the page offers to cancel. */
export const offersCancel = (order: Order): boolean => canCancel(toFacts(order))

/** Says whether the page asks for the receipt of a card-to-card payment. */
export const wantsReceipt = (order: Order): boolean => canGiveReceipt(toFacts(order))

/** Until when the goods are held, as long as they are held for a payment. */
export const holdEndOf = ({ state, holdExpiresAt }: Order) => (awaitsPayment(state) ? holdExpiresAt : null)

/** An order as the rules know it. The database's clock says whether the hold is over. */
const toFacts = (order: Order): OrderFacts => ({
  ...order,
  isHoldOver: (order.holdExpiresAt ?? '') <= order.serverNow,
})
