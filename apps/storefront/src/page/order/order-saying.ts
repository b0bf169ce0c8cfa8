import type { OrderWire } from '@rasteh/contracts/orders'
import type { MessageKey } from '@rasteh/messages/catalogue'
import { PAYMENT_METHOD } from '@rasteh/shop-core/checkout'

export type SayingTone = 'good' | 'waiting' | 'bad'
export type OrderSaying = { tone: SayingTone; title: MessageKey; text: MessageKey }

type Told = Pick<OrderWire, 'State' | 'IsPaid' | 'IsInDoubt' | 'PaymentMethodID' | 'Attempts'>

/** What the page says of an order: the truth as far as it is known, and never that a payment failed while it may not have. */
export function orderSaying(order: Told): OrderSaying {
  if (order.IsInDoubt) return { tone: 'waiting', title: 'OrderStateInDoubt', text: 'OrderSaysInDoubt' }
  switch (order.State) {
    case 'awaiting-payment':
      return { tone: 'waiting', title: 'OrderStateAwaitingPayment', text: awaitingText(order) }
    case 'awaiting-approval':
      return { tone: 'waiting', title: 'OrderStateAwaitingApproval', text: 'OrderSaysAwaitingApproval' }
    case 'shipped':
      return { tone: 'good', title: 'OrderStateShipped', text: 'OrderSaysShipped' }
    case 'delivered':
      return { tone: 'good', title: 'OrderStateDelivered', text: 'OrderSaysDelivered' }
    case 'cancelled':
      return { tone: 'bad', title: 'OrderStateCancelled', text: closedText(order, 'OrderSaysCancelled') }
    case 'expired':
      return { tone: 'bad', title: 'OrderStateExpired', text: closedText(order, 'OrderSaysExpired') }
    default:
      return { tone: 'good', title: 'OrderStateConfirmed', text: confirmedText(order) }
  }
}

function awaitingText({ PaymentMethodID, Attempts }: Told): MessageKey {
  if (PaymentMethodID === PAYMENT_METHOD.cardToCard) return 'OrderSaysTransfer'
  const hasFailed = ['failed', 'expired'].includes(Attempts.at(-1)?.State ?? '')
  return hasFailed ? 'OrderSaysTryFailed' : 'OrderSaysAwaitingPayment'
}

function confirmedText({ IsPaid, PaymentMethodID }: Told): MessageKey {
  if (IsPaid) return 'OrderSaysConfirmed'
  if (PaymentMethodID === PAYMENT_METHOD.onDelivery) return 'OrderSaysOnDelivery'
  return PaymentMethodID === PAYMENT_METHOD.collectAtShop ? 'OrderSaysCollect' : 'OrderSaysConfirmed'
}

function closedText({ Attempts }: Told, otherwise: MessageKey): MessageKey {
  const has = (state: string) => Attempts.some(({ State }) => State === state)
  if (has('refund-due')) return 'OrderSaysRefundDue'
  if (has('refunded')) return 'OrderSaysRefunded'
  return has('stock-lost') ? 'OrderSaysStockLost' : otherwise
}
