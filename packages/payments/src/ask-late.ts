import type { Gateway, Inquiry } from '@rasteh/gateways/gateway'
import { latePauseSeconds, lateStep } from '@rasteh/shop-core/payment'
import { beginLate, postponeLate } from '@rasteh/shop-store/payments/end-attempt'
import { loadAttempt, type PaymentAttempt } from '@rasteh/shop-store/payments/load-attempt'
import { askBankAbout, bookMoney } from './ask-bank-about.ts'
import type { PaymentContext } from './payment-context.ts'

/**
 * Asks a bank about an attempt that ended without its word. Nothing is held meanwhile; what it took after all becomes a paid
 * order if its goods are still there, else a debt. Like verify it may be called by anyone at any time.
 */
export async function askLate(context: PaymentContext, attemptId: string): Promise<string> {
  const { database, gateways, times } = context
  if (!(await beginLate(database, { id: attemptId, leaseSeconds: times.leaseSeconds }))) return 'none'
  const attempt = await loadAttempt(database, attemptId)
  const gateway = attempt && gateways.get(attempt.gateway)
  if (!attempt) return 'none'
  const said = gateway ? await look(context, gateway, attempt) : 'wait'
  if (said === 'wait' || said === 'busy') {
    const { lateAttempts: asked, ageSeconds } = attempt
    await postponeLate(database, { id: attemptId, seconds: latePauseSeconds({ asked, ageSeconds }) })
  } else if (said === 'done' || said === 'reference-used') {
    await postponeLate(database, { id: attemptId, seconds: null })
  }
  return said
}

async function look(context: PaymentContext, gateway: Gateway, attempt: PaymentAttempt): Promise<string> {
  const { authority, orderState } = attempt
  if (authority === null) return 'done'
  const known = await inquire(gateway, attempt, authority)
  const { keepsUnverified } = gateway
  const step = lateStep({ known, orderState, keepsUnverified, wasAsked: attempt.verifyAttempts > 0 })
  if (step !== 'verify') return step
  const answer = await askBankAbout(gateway, attempt, authority)
  if (answer.kind === 'unknown') return 'wait'
  if (answer.kind === 'paid') return bookMoney(context, attempt, answer)
  if (answer.kind === 'mismatch' && answer.taken)
    return bookMoney(context, attempt, { kind: 'taken', code: answer.code, ...answer.taken })
  // A bank that waited a moment ago may still be paid.
  return known === 'waiting' ? 'wait' : 'done'
}

async function inquire(gateway: Gateway, attempt: PaymentAttempt, authority: string): Promise<Inquiry> {
  if (!gateway.knowsWithoutReturn) return 'cannot'
  const { number: attemptNumber, amountRial, returns } = attempt
  const kept = returns.at(-1)?.kept ?? null
  return gateway.inquire({ attemptNumber, amountRial, authority, kept })
}
