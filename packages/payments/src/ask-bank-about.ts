import type { Attempt, Gateway, VerifyAnswer } from '@rasteh/gateways/gateway'
import { type Booked, bookDebt, settlePayment } from '@rasteh/shop-store/payments/book-money'
import type { PaymentAttempt } from '@rasteh/shop-store/payments/load-attempt'
import type { PaymentContext } from './payment-context.ts'

/** Which of two answers about one attempt counts: money first, then an unknown outcome, then money that is not what was asked for. */
const WEIGHT = { 'not-paid': 0, mismatch: 1, taken: 2, unknown: 3, paid: 4 } as const

const weigh = (answer: VerifyAnswer) =>
  WEIGHT[answer.kind === 'mismatch' && answer.taken ? 'taken' : answer.kind]

/**
 * Asks the bank whether an attempt is paid. What browsers brought back is tried one by one: a forged return must not hide a
 * true one. A bank that knows nothing without it cannot be asked about a return that says "not paid".
 */
export async function askBankAbout(
  gateway: Gateway,
  attempt: PaymentAttempt,
  authority: string,
): Promise<VerifyAnswer> {
  const { returns, number: attemptNumber, amountRial } = attempt
  const tried = gateway.knowsWithoutReturn
    ? [returns.at(-1)?.kept ?? null]
    : returns.filter(({ claim }) => claim !== 'not-paid').map(({ kept }) => kept)
  let heaviest: VerifyAnswer = { kind: 'not-paid', code: 'nobody-says-paid' }
  for (const kept of tried) {
    const asked: Attempt = { attemptNumber, amountRial, authority, kept }
    const answer = await gateway.verify(asked)
    if (weigh(answer) >= weigh(heaviest)) heaviest = answer
    if (answer.kind === 'paid') return answer
  }
  return heaviest
}

/**
 * Books money that the bank names: to the order if it is what was asked for, else as a debt to its payer. Answers the state
 * that the attempt then has; `reference-used` when it is another attempt's money.
 */
export async function bookMoney(
  { database }: PaymentContext,
  { id, amountRial }: PaymentAttempt,
  answer:
    | Extract<VerifyAnswer, { kind: 'paid' }>
    | { kind: 'taken'; code: string; reference: string; amountRial: number },
): Promise<Booked> {
  const { reference } = answer
  const takenRial = answer.amountRial ?? amountRial
  if (answer.kind === 'paid' && takenRial === amountRial)
    return settlePayment(database, { id, reference, card: answer.card, takenRial })
  const failure = answer.kind === 'paid' ? 'amount-differs' : `mismatch-${answer.code}`
  return bookDebt(database, { id, failure, reference, takenRial })
}
