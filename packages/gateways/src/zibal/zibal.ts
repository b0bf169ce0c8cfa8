import type {
  Attempt,
  BankAddress,
  Gateway,
  Inquiry,
  PaymentAsked,
  Returned,
  VerifyAnswer,
} from '../gateway.ts'
import { askJson, type JsonAnswer } from '../http/ask-json.ts'
import { returnedField, wireCard, wireText, wireWhole } from '../http/wire.ts'

export type ZibalSettings = BankAddress & { merchant: string }

const VERIFIED = 1
const PAID = 2
const WAITING = [-1, -2]
const REVERSED = [15, 16, 18]
/** 203: there is no such trackId. */
const NOT_FOUND = 203

/** Zibal: one step. Whether verify answers the amount is not confirmed, so it is compared whenever it is there. */
export function zibalGateway({ url, timeOutMs, verifyWithinMinutes, merchant }: ZibalSettings): Gateway {
  const ask = (call: string, body: object) =>
    askJson({ url: `${url}/v1/${call}`, json: { merchant, ...body }, timeOutMs })
  const about = (call: string, { authority }: Attempt) => ask(call, { trackId: Number(authority) })
  return {
    name: 'zibal',
    verifyWithinMinutes,
    knowsWithoutReturn: true,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => readRequest(await ask('request', toRequest(asked)), url),
    verify: async (attempt) => {
      const answer = await about('verify', attempt)
      const code = codeOf(answer)
      if (code === 100) return readPaid(answer, attempt)
      // 201: verified before; 202: not paid, or not yet. The inquiry says which, and has the reference.
      if (code === 201 || code === 202) return readStatus(await about('inquiry', attempt), attempt)
      if (code === NOT_FOUND) return { kind: 'not-paid', code: '203' }
      return { kind: 'unknown', reason: answer.kind === 'answered' ? String(code) : answer.reason }
    },
    inquire: async (attempt) => {
      const answer = await about('inquiry', attempt)
      return codeOf(answer) === NOT_FOUND ? 'not-paid' : toInquiry(statusOf(answer))
    },
    // Zibal has no call for it.
    reverse: async () => 'cannot',
  }
}

function toRequest({ amountRial, returnUrl, description, attemptNumber, mobile }: PaymentAsked) {
  return {
    amount: amountRial,
    callbackUrl: returnUrl,
    description,
    orderId: String(attemptNumber),
    ...(mobile ? { mobile } : {}),
  }
}

function readRequest(answer: JsonAnswer, url: string) {
  if (answer.kind !== 'answered') return answer
  const code = wireWhole(answer.body.result)
  const trackId = wireWhole(answer.body.trackId)
  if (code === 100 && trackId !== null) {
    const redirect = { method: 'GET', url: `${url}/start/${trackId}` } as const
    return { kind: 'accepted', authority: String(trackId), redirect } as const
  }
  return code === null || code === 100
    ? ({ kind: 'unknown', reason: 'unreadable' } as const)
    : ({ kind: 'refused', code: String(code) } as const)
}

const codeOf = (answer: JsonAnswer) => (answer.kind === 'answered' ? wireWhole(answer.body.result) : null)
const statusOf = (answer: JsonAnswer) => (answer.kind === 'answered' ? wireWhole(answer.body.status) : null)

function readPaid(answer: JsonAnswer, { amountRial, attemptNumber, authority }: Attempt): VerifyAnswer {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason }
  const { amount, orderId, refNumber, cardNumber } = answer.body
  const bankRial = wireWhole(amount)
  const reference = wireText(refNumber) ?? authority
  const taken = bankRial === null ? {} : { taken: { reference, amountRial: bankRial, isNow: true } }
  if (bankRial !== null && bankRial !== amountRial) return { kind: 'mismatch', code: 'amount', ...taken }
  const order = wireText(orderId)
  if (order !== null && order !== String(attemptNumber))
    return { kind: 'mismatch', code: 'orderId', ...taken }
  return {
    kind: 'paid',
    reference,
    card: wireCard(cardNumber),
    amountRial: bankRial,
  }
}

function readStatus(answer: JsonAnswer, attempt: Attempt): VerifyAnswer {
  const status = statusOf(answer)
  if (status === VERIFIED) return readPaid(answer, attempt)
  const inquiry = toInquiry(status)
  return inquiry === 'not-paid' || inquiry === 'reversed'
    ? { kind: 'not-paid', code: String(status) }
    : { kind: 'unknown', reason: `status ${status}` }
}

function toInquiry(status: number | null): Inquiry {
  if (status === null) return 'unknown'
  if (status === VERIFIED) return 'verified'
  if (status === PAID) return 'paid'
  if (WAITING.includes(status)) return 'waiting'
  if (REVERSED.includes(status)) return 'reversed'
  return status >= 3 && status <= 12 ? 'not-paid' : 'unknown'
}

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const success = returnedField(fields, 'success', /^[01]$/)
  const authority = returnedField(fields, 'trackId', /^\d{1,16}$/)
  if (success === null || authority === null) return 'not-a-return'
  const attemptNumber = returnedField(fields, 'orderId', /^\d{1,16}$/)
  return { authority, attemptNumber, claim: success === '1' ? 'paid' : 'not-paid', kept: {} }
}
