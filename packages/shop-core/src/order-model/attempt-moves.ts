import { canBePaidLate } from '../order/order-rules.ts'
import { isAttemptOpen } from '../payment/attempt-state.ts'
import { type AttemptEvent, stepAttempt } from '../payment/attempt-transitions.ts'
import { type RefundEvent, stepRefund } from '../payment/refund-state.ts'
import { type Model, type Move, withAttempt } from './model.ts'
import { step } from './order-moves.ts'

/** What banks, browsers, the reconciler, staff and the clock do to one attempt of an order. */
export function attemptMoves(model: Model, index: number): Move[] {
  const attempt = model.attempts[index]
  if (!attempt) return []
  const moves: Move[] = []
  const add = (by: Move['by'], name: string, to: Model | null) => to && moves.push({ by, name, to })
  const move = (by: Move['by'], event: AttemptEvent) => add(by, event, stepped(model, index, event))
  move('bank', 'redirect')
  move('bank', 'refuse')
  move('customer', 'return')
  add('shop', 'ask', ask(model, index))
  move('bank', 'wait')
  move('bank', 'ask-next')
  move('bank', 'fail')
  add('bank', 'settle', settle(model, index))
  move('bank', 'owe')
  add('clock', 'lapse', lapse(model, index))
  if (attempt.state !== 'created') add('staff', 'end-wait', lapse(model, index))
  if (attempt.isAskedLate) add('clock', 'stop-asking', withAttempt(model, index, { isAskedLate: false }))
  return [...moves, ...refundMoves(model, index)]
}

function stepped(model: Model, index: number, event: AttemptEvent): Model | null {
  const state = stepAttempt(model.attempts[index]?.state ?? 'created', event)
  return state && withAttempt(model, index, { state, isAskedLate: false })
}

/** The wait is over without the bank's word; the bank is asked on now and then, with nothing held for it. */
function lapse(model: Model, index: number): Model | null {
  const lapsed = stepped(model, index, 'lapse')
  const hasName = model.attempts[index]?.state !== 'created'
  return lapsed && withAttempt(lapsed, index, { isAskedLate: hasName })
}

/** Before a bank is asked, the order is made sure of: see shop.begin_verify. */
function ask(model: Model, index: number): Model | null {
  const isAnother = model.attempts.some(({ state }, at) => at !== index && state === 'verifying')
  const state = model.attempts[index]?.state
  if (isAnother || !state || !stepAttempt(state, 'ask')) return null
  if (state === 'verifying') return model
  const wanted = takeAgain(model)
  if (wanted === 'gone') return stepped(model, index, 'lose-stock')
  return wanted ? stepped(wanted, index, 'ask') : stepped(model, index, 'drop')
}

/** The bank says that it is paid: see shop.settle_payment. */
function settle(model: Model, index: number): Model | null {
  const isAnother = model.attempts.some(({ state }, at) => at !== index && state === 'verifying')
  if (isAnother || !stepped(model, index, 'settle')) return null
  const wanted = takeAgain(model)
  const paid = wanted && wanted !== 'gone' ? step(wanted, 'pay', 'bank') : null
  return paid ? stepped({ ...paid, isPaid: true }, index, 'settle') : stepped(model, index, 'owe')
}

/** The order if a payment can still be its own: an expired one takes its goods again, if they are there. */
function takeAgain(model: Model): Model | 'gone' | null {
  if (!canBePaidLate(model.order)) return null
  const revived = step(model, 'revive', 'bank')
  if (!revived) return model
  return model.isStockGone ? 'gone' : { ...revived, isHoldOver: false }
}

const ANSWERS: readonly RefundEvent[] = ['give-back', 'refuse', 'be-unable', 'be-unclear']

function refundMoves(model: Model, index: number): Move[] {
  const attempt = model.attempts[index]
  if (!attempt || isAttemptOpen(attempt.state)) return []
  const moves: Move[] = []
  const add = (by: Move['by'], event: RefundEvent) => {
    const to = stepRefund(attempt.refund, event)
    const given = stepAttempt(attempt.state, event === 'void' ? 'void' : 'refund')
    if (to === undefined || given === null) return
    const change = to === 'done' ? { state: given, refund: null } : { refund: to }
    moves.push({ by, name: `refund-${event}`, to: withAttempt(model, index, change) })
  }
  add('staff', 'ask')
  add('staff', 'give-back-by-hand')
  for (const answer of ANSWERS) add('bank', answer)
  // After so many questions without an answer people look.
  add('clock', 'be-unclear')
  return moves
}
