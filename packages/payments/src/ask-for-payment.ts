import type { Redirect } from '@rasteh/gateways/gateway'
import { attemptDeadlineSeconds, isAtBank, isAttemptNew } from '@rasteh/shop-core/payment'
import { noteAnswer, recordNoAnswer } from '@rasteh/shop-store/orders/checkout'
import { loadAttemptToPay } from '@rasteh/shop-store/payments/load-attempt'
import { dropAttempt, keepRedirect } from '@rasteh/shop-store/payments/move-attempt'
import type { PaymentContext } from './payment-context.ts'

export type Asked = { kind: 'redirect'; redirect: Redirect } | { kind: 'none'; orderId: string | null }

/**
 * Asks the bank for a payment and keeps where it sends the shopper; asked again, answers the same place. No transaction
 * is open meanwhile. A bank that gave no answer was not asked: the authority under which it could be paid is not known.
 */
export async function askForPayment(context: PaymentContext, attemptId: string): Promise<Asked> {
  const { database, gateways, origin, times, reached } = context
  const attempt = await loadAttemptToPay(database, attemptId)
  if (attempt && isAtBank(attempt.state)) return { kind: 'redirect', redirect: attempt.redirect as Redirect }
  const none: Asked = { kind: 'none', orderId: attempt?.orderId ?? null }
  const gateway = attempt && gateways.get(attempt.gateway)
  if (!attempt || !isAttemptNew(attempt.state) || !gateway) return none
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
    else await recordNoAnswer(database, attempt.gateway)
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
