import { firstState } from '../order/order-rules.ts'
import { isSold, isWaiting } from '../order/order-state.ts'
import { isAttemptOpen } from '../payment/attempt-state.ts'
import { isPaidAtBank, PAYMENT_METHOD_IDS } from '../payment/payment-method.ts'
import { attemptMoves } from './attempt-moves.ts'
import { keyOf, type Model, type Move, NEW_ATTEMPT } from './model.ts'
import { orderMoves } from './order-moves.ts'

export type Explored = Map<string, { model: Model; moves: Move[] }>

/** Everything that may happen next. */
export function movesOf(model: Model): Move[] {
  return [...orderMoves(model), ...model.attempts.flatMap((_, index) => attemptMoves(model, index))]
}

/** Every combination that placing an order and any moves after it can lead to. */
export function explore(): Explored {
  const found: Explored = new Map()
  const open = firstModels()
  for (let model = open.pop(); model; model = open.pop()) {
    const key = keyOf(model)
    if (found.has(key)) continue
    const moves = movesOf(model)
    found.set(key, { model, moves })
    open.push(...moves.map(({ to }) => to))
  }
  return found
}

/** Orders as they are placed: by each method, with and without something due before the goods. */
export function firstModels(): Model[] {
  return PAYMENT_METHOD_IDS.flatMap((methodId) =>
    [true, false].flatMap((isDue) => {
      const order = firstState({ methodId, payableRial: 1, dueRial: isDue ? 1 : 0 })
      const attempts = isPaidAtBank(methodId) && isDue ? [NEW_ATTEMPT] : []
      const goods = isSold(order) ? 'sold' : 'held'
      const rest = { isPaid: false, isHoldOver: false, isStockGone: false } as const
      return isDue || order !== 'awaiting-payment'
        ? [{ methodId, order, isDue, goods, attempts, ...rest }]
        : []
    }),
  )
}

/** Nothing runs any more: no clock, no open attempt, no bank that is asked. */
export function isAtRest({ order, attempts }: Model): boolean {
  const waits = attempts.some(
    ({ state, refund, isAskedLate }) => isAttemptOpen(state) || refund === 'asked' || isAskedLate,
  )
  return !waits && order !== 'awaiting-payment'
}

/** Customers, staff and banks have nothing to do any more: the order has ended and owes nothing. */
export function isFinal(model: Model): boolean {
  const owes = model.attempts.some(({ state }) => state === 'refund-due')
  const hasEnded = !isWaiting(model.order) && model.order !== 'confirmed' && model.order !== 'shipped'
  return hasEnded && isAtRest(model) && !owes
}
