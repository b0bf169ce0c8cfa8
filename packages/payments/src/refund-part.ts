import { type RefundEnd, refundEndOf } from '@rasteh/shop-core/payment'
import { loadAttempt } from '@rasteh/shop-store/payments/load-attempt'
import {
  beginRefundPart,
  endRefundPart,
  loadRefundPart,
  postponeRefundPart,
} from '@rasteh/shop-store/payments/refund-parts'
import type { PaymentContext } from './payment-context.ts'
import { isAskedOnceMore, pauseAfter } from './refund-pauses.ts'

/**
 * Has the bank give back a part of a payment, and writes down what it says; one asks at a time. The bank pays once
 * under a part's number. So after a lost answer its "no" may mean "done before": people look. Answers its state.
 */
export async function refundPart(
  context: PaymentContext,
  partId: string,
): Promise<RefundEnd | 'asked' | 'none'> {
  const { database, gateways, times, reached } = context
  const said = await beginRefundPart(database, { id: partId, leaseSeconds: times.leaseSeconds })
  if (said === 'none') return 'none'
  if (said === 'busy') return 'asked'
  const part = await loadRefundPart(database, partId)
  const attempt = part && (await loadAttempt(database, part.attemptId))
  if (!attempt || attempt.authority === null || attempt.reference === null) return 'none'
  const answer = await gateways.get(attempt.gateway)?.refundPart?.({
    attemptNumber: attempt.number,
    amountRial: attempt.amountRial,
    authority: attempt.authority,
    reference: attempt.reference,
    kept: attempt.returns.at(-1)?.kept ?? null,
    partNumber: part.number,
    partRial: part.amountRial,
  })
  if (answer === 'reversed') reached('bank-reversed')
  if (answer === 'unknown' && isAskedOnceMore(part.refundAttempts)) {
    await postponeRefundPart(database, { id: partId, seconds: pauseAfter(part.refundAttempts) })
    return 'asked'
  }
  const end = refundEndOf(answer ?? 'cannot', said === 'again')
  await endRefundPart(database, { id: partId, end })
  return end
}
