import type { Attempt, BankAddress, Gateway, PaymentAsked, Returned, VerifyAnswer } from '../gateway.ts'
import { askJson, type JsonAnswer } from '../http/ask-json.ts'
import { basic, pageAddress, withBearer } from '../http/bearer.ts'
import { keptFields, returnedField, wireRecord, wireText, wireToken, wireWhole } from '../http/wire.ts'

export type DigipaySettings = BankAddress & {
  clientId: string
  clientSecret: string
  userName: string
  password: string
  /** Credit is paid out once the goods are reported as delivered; off, the shop reports it in Digipay's panel. */
  reportsDelivered: boolean
}

type Ask = (call: string, json: object) => Promise<JsonAnswer>

/** Purchases on credit: these, and no others, are reported as delivered. */
const CREDIT_TYPES = new Set(['5', '13'])

/** Digipay: verified by the trackingCode that only the browser brings; the answer must name our own providerId. */
export function digipayGateway(settings: DigipaySettings): Gateway {
  const { url, timeOutMs, verifyWithinMinutes, reportsDelivered } = settings
  const bearer = withBearer(() => askToken(settings))
  const ask: Ask = (call, json) =>
    bearer((authorization) =>
      askJson({
        url: `${url}/digipay/api/${call}`,
        json,
        headers: { ...authorization, agent: 'WEB', 'digipay-version': '2022-02-02' },
        timeOutMs,
      }),
    )
  return {
    name: 'digipay',
    verifyWithinMinutes,
    knowsWithoutReturn: false,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => readRequest(await ask('tickets/business?type=11', toRequest(asked)), url),
    verify: async (attempt) => {
      const { trackingCode, type = '11' } = attempt.kept ?? {}
      if (!trackingCode) return { kind: 'unknown', reason: 'no-return' }
      const answer = await ask(`purchases/verify/${trackingCode}?type=${type}`, {})
      const paid = readVerify(answer, { ...attempt, trackingCode })
      if (paid.kind !== 'paid' || !reportsDelivered || !CREDIT_TYPES.has(type)) return paid
      const delivered = await ask(`purchases/deliver?type=${type}`, toDelivery(attempt, trackingCode))
      return isDone(delivered) ? paid : { kind: 'unknown', reason: 'deliver' }
    },
    inquire: async () => 'cannot',
    reverse: async ({ attemptNumber, reference }) => {
      const answer = await ask('reverse', { trackingCode: reference, providerId: String(attemptNumber) })
      if (answer.kind !== 'answered') return 'unknown'
      return isDone(answer) ? 'reversed' : 'refused'
    },
    refundPart: async ({ reference, partNumber, partRial, kept }) => {
      const refund = { providerId: String(partNumber), amount: partRial, saleTrackingCode: reference }
      const answer = await ask(`refunds?type=${kept?.type ?? '11'}`, refund)
      if (answer.kind !== 'answered') return 'unknown'
      return isDone(answer) ? 'reversed' : 'refused'
    },
  }
}

const askToken = ({ url, timeOutMs, clientId, clientSecret, userName, password }: DigipaySettings) =>
  askJson({
    url: `${url}/digipay/api/oauth/token`,
    headers: { authorization: basic(clientId, clientSecret) },
    form: { grant_type: 'password', username: userName, password },
    timeOutMs,
  })

function toRequest({ amountRial, mobile, attemptNumber, returnUrl }: PaymentAsked) {
  return {
    amount: amountRial,
    cellNumber: mobile ?? '',
    providerId: String(attemptNumber),
    callbackUrl: returnUrl,
  }
}

const toDelivery = ({ attemptNumber }: Attempt, trackingCode: string) => ({
  trackingCode,
  invoiceNumber: String(attemptNumber),
  deliveryDate: Date.now(),
})

const isDone = (answer: JsonAnswer) =>
  answer.kind === 'answered' &&
  answer.status === 200 &&
  (wireWhole(wireRecord(answer.body.result).status) ?? 0) === 0

function readRequest(answer: JsonAnswer, url: string) {
  if (answer.kind !== 'answered') return answer
  const authority = wireToken(answer.body.ticket)
  const page = pageAddress(answer.body.redirectUrl, url)
  if (isDone(answer) && authority && page) {
    return { kind: 'accepted', authority, redirect: { method: 'GET', url: page } } as const
  }
  if (isDone(answer)) return { kind: 'unknown', reason: 'unreadable' } as const
  const code = wireText(wireRecord(answer.body.result).status) ?? `HTTP ${answer.status}`
  return { kind: 'refused', code } as const
}

/** The trackingCode came by a browser: it counts only if the bank ties it to our number and our amount. */
function readVerify(answer: JsonAnswer, ours: Attempt & { trackingCode: string }): VerifyAnswer {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason }
  if (!isDone(answer)) {
    const code = wireText(wireRecord(answer.body.result).status)
    return code === null || answer.status === 403
      ? { kind: 'unknown', reason: `HTTP ${answer.status}` }
      : { kind: 'not-paid', code }
  }
  const { trackingCode, providerId, amount } = answer.body
  if (wireText(providerId) !== String(ours.attemptNumber)) return { kind: 'mismatch', code: 'providerId' }
  if (wireText(trackingCode) !== ours.trackingCode) return { kind: 'mismatch', code: 'trackingCode' }
  const bankRial = wireWhole(amount)
  if (bankRial !== ours.amountRial) {
    // Without a readable amount it is known that something was taken, and not how much: people look.
    const taken = { reference: ours.trackingCode, amountRial: bankRial ?? 0, isNow: true }
    return { kind: 'mismatch', code: 'amount', taken }
  }
  return { kind: 'paid', reference: ours.trackingCode, card: null, amountRial: ours.amountRial }
}

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const result = returnedField(fields, 'result', /^(SUCCESS|FAILURE)$/)
  const trackingCode = returnedField(fields, 'trackingCode', /^[\w-]{1,64}$/)
  const type = returnedField(fields, 'type', /^\d{1,2}$/)
  // The documents name `type` and `trackingCode`; a shopper who did not pay may come without the second.
  if (type === null || (trackingCode === null && result !== 'FAILURE')) return 'not-a-return'
  return {
    authority: null,
    attemptNumber: returnedField(fields, 'providerId', /^\d{1,16}$/),
    claim: result === 'SUCCESS' ? 'paid' : result === 'FAILURE' ? 'not-paid' : 'unclear',
    kept: keptFields({ trackingCode, type }),
  }
}
