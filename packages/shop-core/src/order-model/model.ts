import type { OrderState } from '../order/order-state.ts'
import type { OrderFacts } from '../order/step-order.ts'
import { type PaymentAttemptState, PENDING_ATTEMPT_STATES } from '../payment/attempt-state.ts'
import type { RefundState } from '../payment/refund-state.ts'

/** What is known of one attempt to pay: enough to say what may happen to it. */
export type ModelAttempt = {
  state: PaymentAttemptState
  refund: RefundState | null
  /** Whether its bank is still asked now and then, after it has ended. */
  isAskedLate: boolean
}

/** An order with its attempts and its goods, as far as its rules look at them. */
export type Model = {
  methodId: number
  order: OrderState
  isPaid: boolean
  /** Whether something is due before the goods. */
  isDue: boolean
  isHoldOver: boolean
  /** Where its goods are: held for it, sold to it, or free for others. */
  goods: 'held' | 'sold' | 'free'
  /** Whether others have bought what it let go. */
  isStockGone: boolean
  attempts: readonly ModelAttempt[]
}

/** One thing that may happen, by whom, and what is then. */
export type Move = {
  by: 'customer' | 'staff' | 'bank' | 'shop' | 'clock' | 'others'
  name: string
  to: Model
}

export const NEW_ATTEMPT: ModelAttempt = { state: 'created', refund: null, isAskedLate: false }

/** The model as the rules of orders know it. */
export function toFacts(model: Model): OrderFacts {
  return {
    state: model.order,
    methodId: model.methodId,
    isPaid: model.isPaid,
    dueRial: model.isDue ? 1 : 0,
    isHoldOver: model.isHoldOver,
    isPaymentPending: model.attempts.some(isPending),
  }
}

export const isPending = ({ state }: ModelAttempt): boolean =>
  (PENDING_ATTEMPT_STATES as readonly PaymentAttemptState[]).includes(state)

/** The model with one attempt changed. */
export function withAttempt(model: Model, index: number, change: Partial<ModelAttempt>): Model {
  const attempts = model.attempts.map((one, at) => (at === index ? { ...one, ...change } : one))
  return { ...model, attempts }
}

/** A name that equal models share: attempts that ended alike are interchangeable. */
export function keyOf(model: Model): string {
  const attempts = model.attempts.map((one) => `${one.state}/${one.refund}/${one.isAskedLate}`).toSorted()
  const { methodId, order, isPaid, isDue, isHoldOver, goods, isStockGone } = model
  return [methodId, order, isPaid, isDue, isHoldOver, goods, isStockGone, ...attempts].join(' ')
}
