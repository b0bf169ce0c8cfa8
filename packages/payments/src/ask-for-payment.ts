import type { Redirect } from '@rasteh/gateways/gateway'
import { attemptDeadlineSeconds } from '@rasteh/shop-core/checkout'
import { noteAnswer, noteSilence } from '@rasteh/shop-store/checkout'
import { dropAttempt, keepRedirect, loadAttemptToPay } from '@rasteh/shop-store/payment-attempts'
import type { PaymentRoom } from './payment-room.ts'

export type Asked = { kind: 'redirect'; redirect: Redirect } | { kind: 'none'; orderId: string | null }

/**
 * Asks the bank for a payment and keeps where it sends the shopper; asked again, answers the same place. No transaction
 * is open meanwhile. A bank that gave no answer was not asked: nobody knows the name under which it could be paid.
 */
export async function askForPayment(room: PaymentRoom, attemptId: string): Promise<Asked> {
  const { database, gateways, origin, times, reached } = room
  const attempt = await loadAttemptToPay(database, attemptId)
  if (attempt?.state === 'redirected') return { kind: 'redirect', redirect: attempt.redirect as Redirect }
  const none: Asked = { kind: 'none', orderId: attempt?.orderId ?? null }
  const gateway = attempt && gateways.get(attempt.gateway)
  if (attempt?.state !== 'created' || !gateway) return none
  const answer = await gateway.request({
    attemptNumber: attempt.number,
    amountRial: attempt.amountRial,
    returnUrl: `${origin}/shop/payment/return/${attempt.gateway}/${attempt.id}`,
    mobile: attempt.mobile,
    description: `سفارش ${attempt.orderNumber}`,
    lines: attempt.lines,
  })
  reached('bank-asked')
  if (answer.kind !== 'accepted') {
    if (answer.kind === 'refused') await noteAnswer(database, attempt.gateway)
    else await noteSilence(database, attempt.gateway)
    const failure = answer.kind === 'refused' ? `refused-${answer.code}` : answer.kind
    await dropAttempt(database, attempt.id, failure)
    return none
  }
  const { authority, redirect } = answer
  const kept = await keepRedirect(database, {
    id: attempt.id,
    authority,
    redirect,
    checkAfterSeconds: times.askAfterSeconds,
    deadlineSeconds: attemptDeadlineSeconds({ ...times, ...gateway }),
  })
  await noteAnswer(database, attempt.gateway)
  reached('redirect-kept')
  return kept ? { kind: 'redirect', redirect } : none
}
