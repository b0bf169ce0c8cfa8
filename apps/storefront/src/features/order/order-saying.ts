import type { MessageKey } from '@rasteh/messages/catalogue'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import type { OrderState } from '@rasteh/shop-core/order'
import {
  hasAttemptFailed,
  isCollected,
  isPaidAtHandover,
  isPaidByReceipt,
  type PaymentAttemptState,
} from '@rasteh/shop-core/payment'

export type SayingTone = 'good' | 'waiting' | 'bad'
export type OrderSaying = { tone: SayingTone; title: MessageKey; text: MessageKey }

type Shown = Pick<Order, 'state' | 'isPaid' | 'isPendingVerification' | 'paymentMethodId' | 'attempts'>

/** What the page says of an order: the truth as far as it is known, and never that a payment failed while it may not have. */
export function orderSaying(order: Shown): OrderSaying {
  if (order.isPendingVerification)
    return { tone: 'waiting', title: 'OrderStateInDoubt', text: 'OrderSaysInDoubt' }
  return SAYINGS[order.state](order)
}

const SAYINGS: Record<OrderState, (order: Shown) => OrderSaying> = {
  'awaiting-payment': (order) => ({
    tone: 'waiting',
    title: 'OrderStateAwaitingPayment',
    text: awaitingText(order),
  }),
  'awaiting-approval': () => ({
    tone: 'waiting',
    title: 'OrderStateAwaitingApproval',
    text: 'OrderSaysAwaitingApproval',
  }),
  confirmed: (order) => ({ tone: 'good', title: 'OrderStateConfirmed', text: confirmedText(order) }),
  shipped: () => ({ tone: 'good', title: 'OrderStateShipped', text: 'OrderSaysShipped' }),
  delivered: () => ({ tone: 'good', title: 'OrderStateDelivered', text: 'OrderSaysDelivered' }),
  cancelled: (order) => ({
    tone: 'bad',
    title: 'OrderStateCancelled',
    text: closedText(order, 'OrderSaysCancelled'),
  }),
  expired: (order) => ({
    tone: 'bad',
    title: 'OrderStateExpired',
    text: closedText(order, 'OrderSaysExpired'),
  }),
}

function awaitingText({ paymentMethodId, attempts }: Shown): MessageKey {
  if (isPaidByReceipt(paymentMethodId)) return 'OrderSaysTransfer'
  const last = attempts.at(-1)
  return last && hasAttemptFailed(last.state) ? 'OrderSaysTryFailed' : 'OrderSaysAwaitingPayment'
}

function confirmedText({ isPaid, paymentMethodId }: Shown): MessageKey {
  if (isPaid || !isPaidAtHandover(paymentMethodId)) return 'OrderSaysConfirmed'
  return isCollected(paymentMethodId) ? 'OrderSaysCollect' : 'OrderSaysOnDelivery'
}

/** What became of the money of a closed order, the most urgent first. */
function closedText({ attempts }: Shown, otherwise: MessageKey): MessageKey {
  const said = attempts.map(({ state }) => MONEY_SAYINGS[state])
  return MONEY_ORDER.find((key) => said.includes(key)) ?? otherwise
}

const MONEY_SAYINGS: Partial<Record<PaymentAttemptState, MessageKey>> = {
  'refund-due': 'OrderSaysRefundDue',
  refunded: 'OrderSaysRefunded',
  'stock-lost': 'OrderSaysStockLost',
}
const MONEY_ORDER = Object.values(MONEY_SAYINGS)
