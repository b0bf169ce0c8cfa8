import type { Attempt, Gateway, VerifyAnswer } from '@rasteh/gateways/gateway'
import {
  beginVerify,
  failAttempt,
  loadAttempt,
  type PaymentAttempt,
  postpone,
  refuteReturns,
  settlePayment,
} from '@rasteh/shop-store/payment-attempts'
import type { PaymentRoom } from './payment-room.ts'

/** Pauses between questions that a bank leaves open; the last one repeats until there is an answer. */
const PAUSE_SECONDS = [2, 5, 10, 20, 30]
const UNIQUE_VIOLATION = '23505'

/**
 * Finds out from the bank, by our own amount, whether an attempt is paid, and writes it down. It may be called by
 * anyone at any time and any number of times: one asks at a time, and what is final stays. Answers the attempt's state.
 */
export async function verifyPayment(room: PaymentRoom, attemptId: string): Promise<string> {
  const { database, gateways, times, reached } = room
  const said = await beginVerify(database, {
    id: attemptId,
    leaseSeconds: times.leaseSeconds,
    holdSeconds: times.holdSeconds,
  })
  if (said !== 'go' && said !== 'again') return said
  reached('verify-begun')
  const attempt = await loadAttempt(database, attemptId)
  const gateway = attempt && gateways.get(attempt.gateway)
  if (!attempt || !gateway || attempt.authority === null) {
    await postpone(database, { id: attemptId, seconds: times.askAfterSeconds })
    return 'verifying'
  }
  const answer = await askBank(gateway, attempt, attempt.authority)
  if (answer.kind === 'paid') reached('bank-verified')
  const state = await writeDown(
    room,
    { attempt, gateway, authority: attempt.authority, isAgain: said === 'again' },
    answer,
  )
  if (state === 'verified') reached('payment-settled')
  return state
}

/**
 * What browsers brought back is tried one by one: a forged return must not hide a true one. A bank that knows nothing
 * without it cannot be asked about a return that says "not paid".
 */
async function askBank(gateway: Gateway, attempt: PaymentAttempt, authority: string): Promise<VerifyAnswer> {
  const { returns } = attempt
  const tried = gateway.knowsWithoutReturn
    ? [returns.at(-1)?.kept ?? null]
    : returns.filter(({ claim }) => claim !== 'not-paid').map(({ kept }) => kept)
  let last: VerifyAnswer = { kind: 'not-paid', code: 'nobody-says-paid' }
  for (const names of tried) {
    const asked: Attempt = {
      attemptNumber: attempt.number,
      amountRial: attempt.amountRial,
      authority,
      kept: names,
    }
    const answer = await gateway.verify(asked)
    if (answer.kind === 'paid') return answer
    if (last.kind !== 'unknown') last = answer
  }
  return last
}

type Asked = {
  attempt: PaymentAttempt
  gateway: Gateway
  authority: string
  /** Somebody has asked before, and its answer was lost. */
  isAgain: boolean
}

async function writeDown(room: PaymentRoom, asked: Asked, answer: VerifyAnswer): Promise<string> {
  const { database, times } = room
  const { attempt, gateway } = asked
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
      const pause = PAUSE_SECONDS[Math.min(attempt.tries, PAUSE_SECONDS.length) - 1] ?? 30
      await postpone(database, { id, seconds: pause })
      return 'verifying'
    }
    case 'not-paid':
      return refute(`not-paid-${answer.code}`)
    case 'mismatch': {
      const { code, takenRial } = answer
      const mayBeTaken = takenRial !== undefined || asked.isAgain
      if (!gateway.knowsWithoutReturn && !mayBeTaken) return refute(`mismatch-${code}`)
      // It was taken, now or by a question whose answer was lost; or no browser had a word in it, and the bank's own
      // books differ from ours. A person must look.
      await failAttempt(database, { id, state: 'refund-due', failure: `mismatch-${answer.code}` })
      return 'refund-due'
    }
    case 'paid': {
      if (answer.amountRial !== null && answer.amountRial !== attempt.amountRial) {
        // The bank took another amount than ours: it is not this order's money, and it must go back.
        await failAttempt(database, { id, state: 'refund-due', failure: 'amount-differs' })
        return 'refund-due'
      }
      const { reference, card } = answer
      return settlePayment(database, { id, reference, card }).catch((error: { code?: string }) => {
        if (error.code === UNIQUE_VIOLATION) return refute('reference-used')
        throw error
      })
    }
  }
}

/** The bank says that nobody has paid yet: then nothing was taken, and the question is not urgent. */
async function isStillWaiting({ attempt, gateway, authority }: Asked): Promise<boolean> {
  if (!gateway.knowsWithoutReturn) return false
  const { number: attemptNumber, amountRial, returns } = attempt
  const kept = returns.at(-1)?.kept ?? null
  return (await gateway.inquire({ attemptNumber, amountRial, authority, kept })) === 'waiting'
}
