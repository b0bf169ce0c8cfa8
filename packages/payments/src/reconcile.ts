import type { Gateway } from '@rasteh/gateways/gateway'
import { expireOrders } from '@rasteh/shop-store/orders'
import {
  endOverdue,
  failAttempt,
  loadDueAttempts,
  loadLateAttempts,
  type PaymentAttempt,
  postpone,
} from '@rasteh/shop-store/payment-attempts'
import { loadDueRefunds } from '@rasteh/shop-store/refunds'
import { askLate } from './ask-late.ts'
import type { PaymentRoom } from './payment-room.ts'
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
export async function reconcile(room: PaymentRoom): Promise<number> {
  const due = await loadDueAttempts(room.database, { limit: AT_ONCE, leaseSeconds: room.times.leaseSeconds })
  const expiring = expireOrders(room.database, AT_ONCE)
  const [refunds, late] = await Promise.all([
    loadDueRefunds(room.database, AT_ONCE),
    loadLateAttempts(room.database, LATE_AT_ONCE),
  ])
  const outcomes = await Promise.allSettled([
    expiring,
    ...due.map((attempt) => lookAt(room, attempt)),
    ...refunds.map((id) => refundPayment(room, id)),
    ...late.map((id) => askLate(room, id)),
  ])
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return due.length + refunds.length + late.length + (await expiring)
}

async function lookAt(room: PaymentRoom, attempt: PaymentAttempt): Promise<void> {
  await askAbout(room, attempt)
  // The last question before the end: whatever it brought, nothing stays open beyond its deadline.
  if (attempt.isOverdue) await endOverdue(room.database, attempt.id)
}

async function askAbout(room: PaymentRoom, attempt: PaymentAttempt): Promise<unknown> {
  const { database, gateways, times } = room
  const { id, state } = attempt
  if (state === 'created') return failAttempt(database, { id, state: 'failed', failure: 'never-asked' })
  if (state !== 'redirected') return verifyPayment(room, id)
  const gateway = gateways.get(attempt.gateway)
  const known = gateway?.knowsWithoutReturn ? await inquire(gateway, attempt) : 'cannot'
  if (known === 'paid' || known === 'verified') return verifyPayment(room, id)
  // Nobody can pay it any more, and whoever has comes back late or is given the money back by the bank.
  const isOver = attempt.ageSeconds > times.holdSeconds + times.askAfterSeconds
  if (isOver && known !== 'unknown')
    return failAttempt(database, { id, state: 'expired', failure: `not-returned-${known}` })
  return postpone(database, { id, seconds: times.askAfterSeconds })
}

function inquire(gateway: Gateway, { number, amountRial, authority, returns }: PaymentAttempt) {
  const kept = returns.at(-1)?.kept ?? null
  return gateway.inquire({ attemptNumber: number, amountRial, authority: authority ?? '', kept })
}
