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
import { returnedField, wireCard, wireRecord, wireText, wireToken, wireWhole } from '../http/wire.ts'

export type ZarinpalSettings = BankAddress & { merchantId: string }

const AUTHORITY = /^[A-Za-z0-9]{8,64}$/
const DESCRIPTION_MAX = 500
/** -54 and -55: no such authority. */
const NOT_PAID = new Set(['-54', '-55'])
/** -50: another amount; -53: another merchant's. */
const MISMATCH = new Set(['-50', '-53'])
const STATES: Record<string, Inquiry> = {
  VERIFIED: 'verified',
  PAID: 'paid',
  IN_BANK: 'waiting',
  FAILED: 'not-paid',
  REVERSED: 'reversed',
}

/** Zarinpal, version 4: one step; what is not verified stays with Zarinpal and does not come back by itself. */
export function zarinpalGateway({
  url,
  timeOutMs,
  verifyWithinMinutes,
  merchantId,
}: ZarinpalSettings): Gateway {
  const ask = (call: string, body: object) =>
    askJson({
      url: `${url}/pg/v4/payment/${call}.json`,
      json: { merchant_id: merchantId, ...body },
      timeOutMs,
    })
  const inquire = async ({ authority }: Attempt) => readInquiry(await ask('inquiry', { authority }))
  return {
    name: 'zarinpal',
    verifyWithinMinutes,
    knowsWithoutReturn: true,
    keepsUnverified: true,
    readReturn,
    inquire,
    request: async (asked) => {
      const answer = await ask('request', toRequest(asked))
      if (answer.kind !== 'answered') return answer
      const { data, code } = read(answer)
      const authority = wireToken(data.authority)
      if (code === '100' && authority) {
        return {
          kind: 'accepted',
          authority,
          redirect: { method: 'GET', url: `${url}/pg/StartPay/${authority}` },
        }
      }
      return code === null || code === '100'
        ? { kind: 'unknown', reason: 'unreadable' }
        : { kind: 'refused', code }
    },
    verify: async (attempt) => {
      const { amountRial: amount, authority } = attempt
      const answer = readVerify(await ask('verify', { amount, authority }))
      // -51 is said of what failed and of what is still being paid: only the first is final.
      return answer === 'not-active' ? toVerifyAnswer(await inquire(attempt)) : answer
    },
    reverse: async ({ authority }) => {
      const answer = await ask('reverse', { authority })
      if (answer.kind !== 'answered') return 'unknown'
      const { code } = read(answer)
      if (code === '100') return 'reversed'
      return code === null ? 'unknown' : 'refused'
    },
  }
}

function toRequest({ amountRial, description, returnUrl, mobile, attemptNumber }: PaymentAsked) {
  return {
    amount: amountRial,
    currency: 'IRR',
    description: description.slice(0, DESCRIPTION_MAX),
    callback_url: returnUrl,
    metadata: { ...(mobile ? { mobile } : {}), order_id: String(attemptNumber) },
  }
}

/** `errors` is a list when all went well, `data` is one when it did not; the code is in the one that is an object. */
function read({ body }: Extract<JsonAnswer, { kind: 'answered' }>) {
  const data = wireRecord(body.data)
  const code = wireWhole(data.code) ?? wireWhole(wireRecord(body.errors).code)
  return { data, code: code === null ? null : String(code) }
}

function readVerify(answer: JsonAnswer): VerifyAnswer | 'not-active' {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason }
  const { data, code } = read(answer)
  const reference = wireText(data.ref_id)
  if ((code === '100' || code === '101') && reference) {
    return { kind: 'paid', reference, card: wireCard(data.card_pan), amountRial: null }
  }
  if (code === '-51') return 'not-active'
  if (code && NOT_PAID.has(code)) return { kind: 'not-paid', code }
  if (code && MISMATCH.has(code)) return { kind: 'mismatch', code }
  return { kind: 'unknown', reason: code ?? 'unreadable' }
}

function toVerifyAnswer(inquiry: Inquiry): VerifyAnswer {
  return inquiry === 'not-paid' || inquiry === 'reversed'
    ? { kind: 'not-paid', code: '-51' }
    : { kind: 'unknown', reason: `-51 ${inquiry}` }
}

function readInquiry(answer: JsonAnswer): Inquiry {
  if (answer.kind !== 'answered') return 'unknown'
  const { data, code } = read(answer)
  if (code && NOT_PAID.has(code)) return 'not-paid'
  return STATES[wireText(data.status) ?? ''] ?? 'unknown'
}

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const status = returnedField(fields, 'Status', /^(OK|NOK)$/)
  const authority = returnedField(fields, 'Authority', AUTHORITY)
  if (status === null || authority === null) return 'not-a-return'
  return { authority, attemptNumber: null, claim: status === 'OK' ? 'paid' : 'not-paid', kept: {} }
}
