import type { Gateway } from '@rasteh/gateways/gateway'
import { isAtBank, isAttemptNew } from '@rasteh/shop-core/payment'
import { expireOrders } from '@rasteh/shop-store/orders/close-order'
import { endOverdue } from '@rasteh/shop-store/payments/end-attempt'
import {
  loadDueAttempts,
  loadLateAttempts,
  type PaymentAttempt,
} from '@rasteh/shop-store/payments/load-attempt'
import { closeAttempt, postpone } from '@rasteh/shop-store/payments/move-attempt'
import { loadDueRefundParts } from '@rasteh/shop-store/payments/refund-parts'
import { loadDueRefunds } from '@rasteh/shop-store/payments/refunds'
import { askLate } from './ask-late.ts'
import type { PaymentContext } from './payment-context.ts'
import { refundPart } from './refund-part.ts'
import { refundPayment } from './refund-payment.ts'
import { verifyPayment } from './verify-payment.ts'

/** Enough that banks which let each question wait for its deadline do not hold up the others. */
const AT_ONCE = 150
/** Few: nothing is held for what is asked late. */
const LATE_AT_ONCE = 20

/**
 * Finishes what a crash, a closed browser or a silent bank left open: every attempt whose time has come is looked at,
 * money that a manager asked back is asked for, banks are asked late about what ended without their word, and orders whose
 * time to pay is over are ended. Answers how many it looked at.
 */
export async function reconcile(context: PaymentContext): Promise<number> {
  const due = await loadDueAttempts(context.database, {
    limit: AT_ONCE,
    leaseSeconds: context.times.leaseSeconds,
  })
  const expiring = expireOrders(context.database, AT_ONCE)
  const [refunds, parts, late] = await Promise.all([
    loadDueRefunds(context.database, AT_ONCE),
    loadDueRefundParts(context.database, AT_ONCE),
    loadLateAttempts(context.database, LATE_AT_ONCE),
  ])
  const outcomes = await Promise.allSettled([
    expiring,
    ...due.map((attempt) => lookAt(context, attempt)),
    ...refunds.map((id) => refundPayment(context, id)),
    ...parts.map((id) => refundPart(context, id)),
    ...late.map((id) => askLate(context, id)),
  ])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return due.length + refunds.length + parts.length + late.length + (await expiring)
}

async function lookAt(context: PaymentContext, attempt: PaymentAttempt): Promise<void> {
  await askAbout(context, attempt)
  // The last question before the end: whatever it brought, nothing stays open beyond its deadline.
  if (attempt.isOverdue) await endOverdue(context.database, attempt.id)
}

async function askAbout(context: PaymentContext, attempt: PaymentAttempt): Promise<unknown> {
  const { database, gateways, times } = context
  const { id, state } = attempt
  if (isAttemptNew(state)) return closeAttempt(database, { id, event: 'fail', failure: 'never-asked' })
  if (!isAtBank(state)) return verifyPayment(context, id)
  const gateway = gateways.get(attempt.gateway)
  const known = gateway?.knowsWithoutReturn ? await inquire(gateway, attempt) : 'cannot'
  if (known === 'paid' || known === 'verified') return verifyPayment(context, id)
  // It cannot be paid any more; a shopper who did pay comes back late or gets the money back from the bank.
  const isOver = attempt.ageSeconds > times.holdSeconds + times.askAfterSeconds
  if (isOver && known !== 'unknown')
    return closeAttempt(database, { id, event: 'lapse', failure: `not-returned-${known}` })
  return postpone(database, { id, seconds: times.askAfterSeconds })
}

function inquire(gateway: Gateway, { number, amountRial, authority, returns }: PaymentAttempt) {
  const kept = returns.at(-1)?.kept ?? null
  return gateway.inquire({ attemptNumber: number, amountRial, authority: authority ?? '', kept })
}
