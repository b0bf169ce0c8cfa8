import { canPay } from '../order/order-rules.ts'
import { isClosed, isSold, isWaiting, type OrderState } from '../order/order-state.ts'
import type { OrderActor, OrderEvent } from '../order/order-transitions.ts'
import { stepOrder } from '../order/step-order.ts'
import { stepAttempt } from '../payment/attempt-transitions.ts'
import { isPaidByReceipt } from '../payment/payment-method.ts'
import { type Model, type Move, NEW_ATTEMPT, toFacts } from './model.ts'

/** As many attempts as can meet each other: one that ends and one that begins. */
const ATTEMPTS_MAX = 2

/** What customers, staff and the clock do to an order as a whole. */
export function orderMoves(model: Model): Move[] {
  const moves: Move[] = []
  const add = (by: Move['by'], name: string, to: Model | null) => to && moves.push({ by, name, to })
  add('customer', 'give-receipt', step(model, 'give-receipt', 'customer'))
  add('customer', 'cancel', step(model, 'cancel', 'customer'))
  add('customer', 'new-attempt', newAttempt(model))
  add('staff', 'approve', approve(model))
  add('staff', 'ship', step(model, 'ship', 'staff'))
  add('staff', 'deliver', deliver(model))
  add('staff', 'cancel', step(model, 'cancel', 'staff'))
  add('clock', 'expire', step(model, 'expire', 'clock'))
  if (isWaiting(model.order) && !model.isHoldOver) add('clock', 'hold-over', { ...model, isHoldOver: true })
  if (model.goods === 'free' && !model.isStockGone) add('others', 'buy', { ...model, isStockGone: true })
  return moves
}

/** The order after an event, with its goods and, when it is closed, its money on the way back; null: not now. */
export function step(model: Model, event: OrderEvent, by: OrderActor): Model | null {
  const to = stepOrder(toFacts(model), event, by)
  return to === null ? null : enter(model, to)
}

function enter(model: Model, order: OrderState): Model {
  const goods = isSold(order) ? 'sold' : isClosed(order) ? 'free' : 'held'
  const attempts = isClosed(order)
    ? model.attempts.map((one) => ({ ...one, state: stepAttempt(one.state, 'order-ended') ?? one.state }))
    : model.attempts
  return { ...model, order, goods, attempts, isStockGone: goods === 'free' && model.isStockGone }
}

function newAttempt(model: Model): Model | null {
  if (!canPay(toFacts(model)) || model.attempts.length >= ATTEMPTS_MAX) return null
  return { ...model, attempts: [...model.attempts, NEW_ATTEMPT] }
}

/** Money that came by card is kept as a payment like any other, so that it is due back when the order ends. */
function approve(model: Model): Model | null {
  const approved = step(model, 'approve', 'staff')
  if (!approved) return null
  const card = { ...NEW_ATTEMPT, state: 'verified' } as const
  const attempts = isPaidByReceipt(model.methodId) && model.isDue ? [...model.attempts, card] : model.attempts
  return { ...approved, isPaid: true, attempts }
}

/** Who pays at the door or at the shop has then paid. */
function deliver(model: Model): Model | null {
  const delivered = step(model, 'deliver', 'staff')
  return delivered && { ...delivered, isPaid: true }
}
