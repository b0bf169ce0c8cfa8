import type { Attempt, BankAddress, Gateway, PaymentAsked, Returned, VerifyAnswer } from '../gateway.ts'
import { askJson, type JsonAnswer } from '../http/ask-json.ts'
import { returnedField, wireCard, wireText, wireToken, wireWhole } from '../http/wire.ts'

export type VandarSettings = BankAddress & { apiKey: string }

/** Vandar, version 4, in Rials: one step, within 20 minutes. */
export function vandarGateway({ url, timeOutMs, verifyWithinMinutes, apiKey }: VandarSettings): Gateway {
  const ask = (call: string, body: object) =>
    askJson({ url: `${url}/api/v4/${call}`, json: { api_key: apiKey, ...body }, timeOutMs })
  const about = (call: string, { authority }: Attempt) => ask(call, { token: authority })
  return {
    name: 'vandar',
    verifyWithinMinutes,
    knowsWithoutReturn: true,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => readRequest(await ask('send', toRequest(asked)), url),
    verify: async (attempt) => {
      const answer = await about('verify', attempt)
      const status = statusOf(answer)
      if (status === 1) return readPaid(answer, attempt)
      // 2: verified before; the transaction has its reference and amount.
      if (status === 2) return readPaid(await about('transaction', attempt), attempt)
      if (status !== 0) {
        return { kind: 'unknown', reason: answer.kind === 'answered' ? 'unreadable' : answer.reason }
      }
      // Refused: final only if the transaction is not paid either.
      return statusOf(await about('transaction', attempt)) === 0
        ? { kind: 'not-paid', code: '0' }
        : { kind: 'unknown', reason: '0' }
    },
    inquire: async (attempt) => {
      const status = statusOf(await about('transaction', attempt))
      // It does not say whether a shopper is still at it.
      return status === 1 ? 'paid' : status === 0 ? 'waiting' : 'unknown'
    },
    reverse: async () => 'cannot',
  }
}

function toRequest({ amountRial, returnUrl, mobile, attemptNumber, description }: PaymentAsked) {
  return {
    amount: amountRial,
    callback_url: returnUrl,
    ...(mobile ? { mobile_number: mobile } : {}),
    factorNumber: String(attemptNumber),
    description,
  }
}

function readRequest(answer: JsonAnswer, url: string) {
  if (answer.kind !== 'answered') return answer
  const token = wireToken(answer.body.token)
  if (statusOf(answer) === 1 && token) {
    return {
      kind: 'accepted',
      authority: token,
      redirect: { method: 'GET', url: `${url}/v4/${token}` },
    } as const
  }
  return wireWhole(answer.body.status) === 0
    ? ({ kind: 'refused', code: `HTTP ${answer.status}` } as const)
    : ({ kind: 'unknown', reason: 'unreadable' } as const)
}

/** The status of an answer about a payment; one that refuses us (401, 403) says nothing about it. */
function statusOf(answer: JsonAnswer): number | null {
  if (answer.kind !== 'answered' || answer.status === 401 || answer.status === 403) return null
  return wireWhole(answer.body.status)
}

function readPaid(answer: JsonAnswer, { amountRial, attemptNumber, authority }: Attempt): VerifyAnswer {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason }
  if (statusOf(answer) !== 1) return { kind: 'unknown', reason: 'unreadable' }
  const { amount, factorNumber, transId, cardNumber } = answer.body
  const bankRial = wireWhole(amount)
  const reference = wireText(transId) ?? authority
  const taken = bankRial === null ? {} : { taken: { reference, amountRial: bankRial, isNow: true } }
  if (bankRial !== null && bankRial !== amountRial) return { kind: 'mismatch', code: 'amount', ...taken }
  const factor = wireText(factorNumber)
  if (factor !== null && factor !== String(attemptNumber))
    return { kind: 'mismatch', code: 'factorNumber', ...taken }
  return {
    kind: 'paid',
    reference,
    card: wireCard(cardNumber),
    amountRial: bankRial,
  }
}

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const status = returnedField(fields, 'payment_status', /^(OK|FAILED)$/)
  const authority = returnedField(fields, 'token', /^[\w.~+/=-]+$/)
  if (status === null || authority === null) return 'not-a-return'
  return { authority, attemptNumber: null, claim: status === 'OK' ? 'paid' : 'not-paid', kept: {} }
}
