import type { Attempt, BankAddress, Gateway, Inquiry, Returned, VerifyAnswer } from '../gateway.ts'
import { askJson, type JsonAnswer } from '../http/ask-json.ts'
import { basic, pageAddress, withBearer } from '../http/bearer.ts'
import { returnedField, wireRecord, wireText, wireToken, wireWhole } from '../http/wire.ts'
import { toRequest } from './to-request.ts'

export type SnapppaySettings = BankAddress & {
  clientId: string
  clientSecret: string
  userName: string
  password: string
}

type Ask = (call: string, json: object) => Promise<JsonAnswer>

/** The states of a payment; only those of `VERIFY` and `SETTLE` are confirmed by a second source. */
const STATES: Record<string, Inquiry> = {
  PENDING: 'waiting',
  VERIFY: 'paid',
  SETTLE: 'verified',
  REVERT: 'reversed',
  CANCEL: 'reversed',
  FAILED: 'not-paid',
}

/** SnappPay pays the shop at once: two steps, verify and settle; its status call decides what is unknown. */
export function snapppayGateway(settings: SnapppaySettings): Gateway {
  const { url, timeOutMs, verifyWithinMinutes } = settings
  const bearer = withBearer(() => askToken(settings))
  const ask: Ask = (call, json) =>
    bearer((headers) => askJson({ url: `${url}/api/online/payment/v1/${call}`, json, headers, timeOutMs }))
  const askStatus = ({ authority }: Attempt) =>
    bearer((headers) =>
      askJson({
        url: `${url}/api/online/payment/v1/status?paymentToken=${encodeURIComponent(authority)}`,
        method: 'GET',
        headers,
        timeOutMs,
      }),
    )
  return {
    name: 'snapppay',
    verifyWithinMinutes,
    knowsWithoutReturn: true,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => readRequest(await ask('token', toRequest(asked)), url),
    verify: (attempt) => verify(ask, askStatus, attempt),
    inquire: async (attempt) => toInquiry(await askStatus(attempt)),
    reverse: async (attempt) => {
      // What is settled is cancelled, what is only verified is reverted.
      const isSettled = toInquiry(await askStatus(attempt)) === 'verified'
      const answer = await ask(isSettled ? 'cancel' : 'revert', { paymentToken: attempt.authority })
      if (answer.kind !== 'answered') return 'unknown'
      return isSuccessful(answer) ? 'reversed' : 'refused'
    },
  }
}

const askToken = ({ url, timeOutMs, clientId, clientSecret, userName, password }: SnapppaySettings) =>
  askJson({
    url: `${url}/api/online/v1/oauth/token`,
    headers: { authorization: basic(clientId, clientSecret) },
    form: { grant_type: 'password', scope: 'online-merchant', username: userName, password },
    timeOutMs,
  })

const isSuccessful = (answer: JsonAnswer) => answer.kind === 'answered' && answer.body.successful === true
const responseOf = (answer: JsonAnswer) =>
  isSuccessful(answer) && answer.kind === 'answered' ? wireRecord(answer.body.response) : {}

function readRequest(answer: JsonAnswer, url: string) {
  if (answer.kind !== 'answered') return answer
  const { paymentToken, paymentPageUrl } = responseOf(answer)
  const authority = wireToken(paymentToken)
  const page = pageAddress(paymentPageUrl, url)
  if (authority && page)
    return { kind: 'accepted', authority, redirect: { method: 'GET', url: page } } as const
  if (isSuccessful(answer)) return { kind: 'unknown', reason: 'unreadable' } as const
  const code = wireText(wireRecord(answer.body.errorData).errorCode, 20) ?? `HTTP ${answer.status}`
  return { kind: 'refused', code } as const
}

async function verify(ask: Ask, askStatus: (attempt: Attempt) => Promise<JsonAnswer>, attempt: Attempt) {
  const token = { paymentToken: attempt.authority }
  const verified = await ask('verify', token)
  if (!isSuccessful(verified)) {
    const status = await askStatus(attempt)
    const inquiry = toInquiry(status)
    if (inquiry === 'verified') return readPaid(status, attempt)
    if (inquiry !== 'paid') return toRefusal(inquiry)
  }
  const settled = await ask('settle', token)
  if (isSuccessful(settled)) return readPaid(settled, attempt)
  const status = await askStatus(attempt)
  return toInquiry(status) === 'verified' ? readPaid(status, attempt) : toRefusal(toInquiry(status))
}

function readPaid(answer: JsonAnswer, { attemptNumber, amountRial }: Attempt): VerifyAnswer {
  const { transactionId, amount } = responseOf(answer)
  const bankRial = wireWhole(amount)
  const reference = wireText(transactionId)
  if (reference !== String(attemptNumber)) return { kind: 'mismatch', code: 'transactionId' }
  if (bankRial !== null && bankRial !== amountRial)
    return { kind: 'mismatch', code: 'amount', taken: { reference, amountRial: bankRial, isNow: true } }
  return { kind: 'paid', reference, card: null, amountRial: bankRial }
}

function toRefusal(inquiry: Inquiry): VerifyAnswer {
  return inquiry === 'not-paid' || inquiry === 'reversed'
    ? { kind: 'not-paid', code: inquiry }
    : { kind: 'unknown', reason: inquiry }
}

const toInquiry = (answer: JsonAnswer): Inquiry =>
  STATES[wireText(responseOf(answer).status) ?? ''] ?? 'unknown'

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const state = returnedField(fields, 'state', /^(OK|FAILED)$/)
  // It comes back with our own number in place of its token.
  const attemptNumber = returnedField(fields, 'transactionId', /^\d{1,16}$/)
  if (state === null || attemptNumber === null) return 'not-a-return'
  return { authority: null, attemptNumber, claim: state === 'OK' ? 'paid' : 'not-paid', kept: {} }
}
