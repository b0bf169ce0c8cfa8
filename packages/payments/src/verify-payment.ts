import type { Gateway, VerifyAnswer } from '@rasteh/gateways/gateway'
import { isAttemptPaid, isDropped, type PaymentAttemptState } from '@rasteh/shop-core/payment'
import { watchEnded } from '@rasteh/shop-store/payments/end-attempt'
import { loadAttempt, type PaymentAttempt } from '@rasteh/shop-store/payments/load-attempt'
import { beginVerify, closeAttempt, postpone, refuteReturns } from '@rasteh/shop-store/payments/move-attempt'
import { askBankAbout, bookMoney } from './ask-bank-about.ts'
import type { PaymentContext } from './payment-context.ts'

/** The state that an attempt has after its bank was asked; `busy` when another asks at this moment. */
export type Verified = PaymentAttemptState | 'busy'

/** Pauses between questions that a bank leaves open; the last one repeats until there is an answer, or the deadline. */
const PAUSE_SECONDS = [2, 5, 10, 20, 30]

/**
 * Finds out from the bank, by our own amount, whether an attempt is paid, and writes it down. It may be called by
 * anyone at any time and any number of times: one asks at a time, and what is final stays. Answers the attempt's state.
 */
export async function verifyPayment(context: PaymentContext, attemptId: string): Promise<Verified> {
  const { database, gateways, times, reached } = context
  const said = await beginVerify(database, {
    id: attemptId,
    leaseSeconds: times.leaseSeconds,
    // While the bank is asked nothing of the order ends anyway: a return alone holds goods no longer than the question.
    holdSeconds: 2 * times.leaseSeconds,
  })
  const attempt = await loadAttempt(database, attemptId)
  const gateway = attempt && gateways.get(attempt.gateway)
  if (said !== 'go' && said !== 'again') {
    const mayBeKept = gateway?.keepsUnverified || (attempt?.verifyAttempts ?? 0) > 0
    if (mayBeKept && said !== 'busy' && isDropped(said)) await watchEnded(database, attemptId)
    return said
  }
  reached('verify-begun')
  if (!attempt || !gateway || attempt.authority === null) {
    return postpone(database, { id: attemptId, seconds: times.askAfterSeconds })
  }
  const answer = await askBankAbout(gateway, attempt, attempt.authority)
  if (answer.kind === 'paid') reached('bank-verified')
  const state = await writeDown(
    context,
    { attempt, gateway, authority: attempt.authority, isAgain: said === 'again' },
    answer,
  )
  if (state !== 'busy' && isAttemptPaid(state)) reached('payment-settled')
  return state
}

type Asked = {
  attempt: PaymentAttempt
  gateway: Gateway
  authority: string
  /** Somebody has asked before, and its answer was lost. */
  isAgain: boolean
}

async function writeDown(context: PaymentContext, asked: Asked, answer: VerifyAnswer): Promise<Verified> {
  const { database, times } = context
  const { attempt } = asked
  const { id } = attempt
  const refute = (failure: string) =>
    refuteReturns(database, {
      id,
      failure,
      waitSeconds: times.askAfterSeconds,
      tried: attempt.returns.map(({ version }) => version),
    })
  switch (answer.kind) {
    case 'unknown': {
      if (await isStillWaiting(asked)) return refute('still-waiting')
      const pause = PAUSE_SECONDS[Math.min(attempt.verifyAttempts, PAUSE_SECONDS.length) - 1] ?? 30
      return postpone(database, { id, seconds: pause })
    }
    case 'not-paid':
      return refute(`not-paid-${answer.code}`)
    case 'mismatch':
      return writeMismatch(context, { ...asked, refute }, answer)
    case 'paid': {
      const state = await bookMoney(context, attempt, answer)
      return state === 'reference-used' ? refute(state) : state
    }
  }
}

async function writeMismatch(
  context: PaymentContext,
  {
    attempt,
    gateway,
    isAgain,
    refute,
  }: Asked & { refute: (failure: string) => Promise<PaymentAttemptState> },
  { code, taken }: Extract<VerifyAnswer, { kind: 'mismatch' }>,
): Promise<Verified> {
  // Taken by this very question, or by one whose answer was lost; or no browser had a word in it.
  const mayBeOurs = gateway.knowsWithoutReturn || taken?.isNow || isAgain
  if (taken && mayBeOurs) {
    const state = await bookMoney(context, attempt, { kind: 'taken', code, ...taken })
    return state === 'reference-used' ? refute(state) : state
  }
  if (!gateway.knowsWithoutReturn) return refute(`mismatch-${code}`)
  // The bank's own books differ from ours, and it does not say by how much: a person must look there.
  return closeAttempt(context.database, { id: attempt.id, event: 'owe', failure: `mismatch-${code}` })
}

/** The bank says that it is not paid yet: then nothing was taken, and the question is not urgent. */
async function isStillWaiting({ attempt, gateway, authority }: Asked): Promise<boolean> {
  if (!gateway.knowsWithoutReturn) return false
  const { number: attemptNumber, amountRial, returns } = attempt
  const kept = returns.at(-1)?.kept ?? null
  return (await gateway.inquire({ attemptNumber, amountRial, authority, kept })) === 'waiting'
}
