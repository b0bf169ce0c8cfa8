import type { Attempt, Gateway, Reversal } from '@rasteh/gateways/gateway'
import { type RefundEnd, refundEndOf } from '@rasteh/shop-core/payment'
import { loadAttempt } from '@rasteh/shop-store/payments/load-attempt'
import { beginRefund, endRefund, postponeRefund } from '@rasteh/shop-store/payments/refunds'
import type { PaymentContext } from './payment-context.ts'
import { isAskedOnceMore, pauseAfter } from './refund-pauses.ts'

/**
 * Has the bank give back what a manager asked for, and writes down what it says. Like verify it may be called by anyone
 * at any time: one asks at a time. Where an answer was lost, the bank is asked first whether it has been done, and a
 * "no" after that is not believed: people look. Answers its state.
 */
export async function refundPayment(
  context: PaymentContext,
  attemptId: string,
): Promise<RefundEnd | 'asked' | 'none'> {
  const { database, gateways, times, reached } = context
  const said = await beginRefund(database, { id: attemptId, leaseSeconds: times.leaseSeconds })
  if (said === 'none') return 'none'
  if (said === 'busy') return 'asked'
  const attempt = await loadAttempt(database, attemptId)
  const gateway = attempt && gateways.get(attempt.gateway)
  const reference = attempt?.reference ?? attempt?.takenReference ?? null
  if (!attempt || attempt.authority === null || reference === null) return 'none'
  const { number: attemptNumber, amountRial, authority } = attempt
  const asked = {
    attemptNumber,
    amountRial,
    authority,
    reference,
    kept: attempt.returns.at(-1)?.kept ?? null,
  }
  const isAgain = said === 'again'
  const answer = gateway ? await askBack(gateway, asked, isAgain) : 'cannot'
  if (answer === 'reversed') reached('bank-reversed')
  if (answer === 'unknown' && isAskedOnceMore(attempt.refundAttempts)) {
    await postponeRefund(database, { id: attemptId, seconds: pauseAfter(attempt.refundAttempts) })
    return 'asked'
  }
  const end = refundEndOf(answer, isAgain)
  await endRefund(database, { id: attemptId, end })
  return end
}

async function askBack(
  gateway: Gateway,
  asked: Attempt & { reference: string },
  isAgain: boolean,
): Promise<Reversal> {
  const known = isAgain ? await gateway.inquire(asked) : null
  return known === 'reversed' ? 'reversed' : gateway.reverse(asked)
}
