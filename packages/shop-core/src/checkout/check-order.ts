import { isBlocking } from '../basket/price-line.ts'
import type { BasketRefusal, BasketValueRefusal, PricedBasket } from '../basket.ts'
import type { PromiseChoiceRefusal } from '../delivery/choose-promise.ts'
import type { DeliveryPromise } from '../delivery/schedule.ts'
import { addRial, type Rial } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isCollected } from '../payment/payment-method.ts'
import type { CodeRefusal } from '../special-code.ts'
import { type ChosenPayment, checkPayment, type PaymentRefusal } from './check-payment.ts'
import { checkEconomicCode } from './economic-code.ts'
import type { PaymentOptions, PaymentSelection } from './payment-selection.ts'
import type { DeliveryRefusal, PostalCost } from './postal-cost.ts'

/** Why no order is made. */
export type OrderRefusal =
  | PaymentRefusal
  | DeliveryRefusal
  | PromiseChoiceRefusal
  | BasketValueRefusal
  | { kind: 'rules-not-accepted' }
  | { kind: 'basket-empty'; openOrderId: string | null }
  | { kind: 'line-not-orderable'; title: string; reason: BasketRefusal }
  | { kind: 'code-refused'; reason: CodeRefusal['kind'] }
  | { kind: 'score-changed' }
  | { kind: 'address-required' }
  | { kind: 'delivery-required' }
  | { kind: 'economic-code-wrong' }
  | { kind: 'price-changed'; payableRial: Rial }

export type OrderInput = {
  basket: PricedBasket
  /** Why the basket's code does not count; null when it does, or there is none. */
  codeRefusal: CodeRefusal | null
  rulesAccepted: boolean
  openOrderId: string | null
  hasAddress: boolean
  /** The outcome for the chosen way of sending; null when none is chosen. */
  postal: Outcome<PostalCost, DeliveryRefusal> | null
  /** The outcome for the promised day and hours; null when no way of sending is chosen. */
  promise: Outcome<DeliveryPromise | null, PromiseChoiceRefusal> | null
  selection: PaymentSelection
  options: PaymentOptions
  expectedPayableRial: Rial
  /** As the buyer typed it; empty for none. */
  economicCode: string
}

export type CheckedOrder = {
  payment: ChosenPayment
  postal: PostalCost
  /** Null where nothing is sent, or nothing was promised. */
  promise: DeliveryPromise | null
  payableRial: Rial
  economicCode: string | null
}

/** Says whether an order may be made of a basket, as it is at this moment and for what its shopper was shown. */
export function checkOrder(input: OrderInput): Outcome<CheckedOrder, OrderRefusal> {
  const { basket, selection, options } = input
  const refusal = basketRefusal(input) ?? deliveryRefusal(input)
  if (refusal) return refuse(refusal)
  const payment = checkPayment(selection, options)
  if (!payment.ok) return payment
  const economicCode = checkEconomicCode(input.economicCode)
  if (!economicCode.ok) return economicCode
  const postal = isSent(input) && input.postal?.ok ? input.postal.value : NOTHING_SENT
  const promise = isSent(input) && input.promise?.ok ? input.promise.value : null
  const payableRial = addRial(basket.totals.payablePriceRial, postal.costRial)
  if (payableRial !== input.expectedPayableRial) return refuse({ kind: 'price-changed', payableRial })
  return accept({ payment: payment.value, postal, promise, payableRial, economicCode: economicCode.value })
}

const NOTHING_SENT: PostalCost = { costRial: addRial(), paidOnArrival: false }

function basketRefusal({ basket, codeRefusal, rulesAccepted, openOrderId }: OrderInput): OrderRefusal | null {
  if (basket.lines.length === 0) return { kind: 'basket-empty', openOrderId }
  if (!rulesAccepted) return { kind: 'rules-not-accepted' }
  for (const { notices, facts } of basket.lines) {
    const reason = notices.find(isBlocking)
    if (reason) return { kind: 'line-not-orderable', title: facts?.title ?? '', reason }
  }
  if (basket.warning) return basket.warning
  return codeRefusal ? { kind: 'code-refused', reason: codeRefusal.kind } : null
}

/** Downloads are not sent, and what is collected at the shop is not either. */
function isSent({ basket, selection }: OrderInput): boolean {
  return !basket.onlyDownloadable && !isCollected(selection.methodId)
}

function deliveryRefusal(input: OrderInput): OrderRefusal | null {
  const { hasAddress, postal, promise } = input
  if (!isSent(input)) return null
  if (!hasAddress) return { kind: 'address-required' }
  if (!postal) return { kind: 'delivery-required' }
  if (!postal.ok) return postal.refusal
  return promise && !promise.ok ? promise.refusal : null
}
