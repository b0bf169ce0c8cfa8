import { randomInt } from 'node:crypto'
import { type Ledger, newToken } from './ledger.ts'
import type { Outcome, Payment, Return } from './payment.ts'
import type { BankProtocol, ReturnValues } from './protocol.ts'

const NOT_PAID = {
  cancel: { state: 'cancelled', reason: 'cancelled' },
  'wrong-card': { state: 'failed', reason: 'wrong-card' },
  'time-out': { state: 'timed-out', reason: 'timed-out' },
} as const

const USED_AFTER_MS = 120_000

/** Does what the shopper does at the bank, and says what their browser brings back, in order: nothing, one or more. */
export function act(ledger: Ledger, protocol: BankProtocol, payment: Payment, outcome: Outcome): Return[] {
  const back = (values: Partial<ReturnValues>, afterMs = 0) => toReturn(protocol, payment, values, afterMs)
  if (outcome === 'cancel' || outcome === 'wrong-card' || outcome === 'time-out') {
    const { state, reason } = NOT_PAID[outcome]
    if (payment.state === 'created') payment.state = state
    return [back({ isPaid: false, reason })]
  }
  if (outcome === 'forged') return [back({ isPaid: true, reference: String(randomInt(10 ** 11, 10 ** 12)) })]
  if (outcome === 'replayed' || outcome === 'other-authority') {
    return [back(lieOf(ledger, payment, outcome))]
  }
  const takenRial = outcome === 'changed-amount' ? Math.ceil(payment.amountRial / 10) : payment.amountRial
  // Where verifying answers no amount the bank cannot have taken another: only the browser lies.
  ledger.pay(payment, protocol.reportsAmount ? takenRial : payment.amountRial)
  const paid = { isPaid: true, amountRial: takenRial }
  if (outcome === 'never-return') return []
  if (outcome === 'return-twice') return [back(paid), back(paid)]
  return [back(paid, outcome === 'late-return' ? payment.script.lateMs : 0)]
}

/**
 * Another payment's authority and reference, or only its reference: then of one that its shop has long written down,
 * since the first browser with an unused reference of SEP gets it. Made-up ones while there is no other.
 */
function lieOf(
  ledger: Ledger,
  payment: Payment,
  outcome: 'replayed' | 'other-authority',
): Partial<ReturnValues> {
  const isUsed = (one: Payment) =>
    ledger.isCaptured(one) && ledger.now() - (one.paidAt ?? ledger.now()) > USED_AFTER_MS
  const fits = outcome === 'replayed' ? isUsed : (one: Payment) => one.paidAt !== null
  const other = ledger.find((one) => one.bank === payment.bank && one !== payment && fits(one))
  const reference = other?.reference ?? String(randomInt(10 ** 11, 10 ** 12))
  if (outcome === 'replayed') return { isPaid: true, reference }
  return { isPaid: true, reference, authority: other?.authority ?? newToken() }
}

function toReturn(
  protocol: BankProtocol,
  payment: Payment,
  values: Partial<ReturnValues>,
  afterMs: number,
): Return {
  const { authority, reference, amountRial, returnUrl: url } = payment
  const fields = protocol.toReturn(payment, {
    isPaid: true,
    reason: 'cancelled',
    authority,
    reference,
    amountRial,
    ...values,
  })
  return { method: protocol.returnMethod, url, fields, afterMs }
}
