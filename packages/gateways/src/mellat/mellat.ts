import type {
  Attempt,
  BankAddress,
  Gateway,
  Inquiry,
  PaymentAsked,
  Returned,
  VerifyAnswer,
} from '../gateway.ts'
import type { Unanswered } from '../http/ask-bank.ts'
import { askSoap, elementText } from '../http/ask-soap.ts'
import { keptFields, returnedField, wireToken } from '../http/wire.ts'
import { INQUIRIES, isNotPaid, MISMATCH, tehranDateAndTime } from './codes.ts'

export type MellatSettings = BankAddress & {
  terminalId: string
  userName: string
  password: string
  now?: () => Date
}

type Fields = Record<string, string | number>
type Ask = (
  method: string,
  fields: Fields,
) => Promise<{ kind: 'answered'; code: string; rest: string } | Unanswered>

const DONE = '0'
const ALREADY_VERIFIED = '43'
const ALREADY_SETTLED = '45'

/** Behpardakht Mellat: two steps. Verified but not settled, the money never reaches the shop, so verify does both. */
export function mellatGateway(settings: MellatSettings): Gateway {
  const { url, verifyWithinMinutes, now = () => new Date() } = settings
  const ask = asking(settings)
  return {
    name: 'mellat',
    verifyWithinMinutes,
    knowsWithoutReturn: false,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => {
      const answer = await ask('bpPayRequest', toRequest(asked, now()))
      if (answer.kind !== 'answered') return answer
      const refId = wireToken(answer.rest)
      if (answer.code !== DONE) return { kind: 'refused', code: answer.code }
      if (!refId) return { kind: 'unknown', reason: 'unreadable' }
      const fields = { RefId: refId, ...(asked.mobile ? { MobileNo: toMobile(asked.mobile) } : {}) }
      return {
        kind: 'accepted',
        authority: refId,
        redirect: { method: 'POST', url: `${url}/pgwchannel/startpay.mellat`, fields },
      }
    },
    verify: (attempt) => verify(ask, attempt),
    inquire: async (attempt): Promise<Inquiry> => {
      const reference = attempt.kept?.saleReferenceId
      if (!reference) return 'cannot'
      const answer = await ask('bpInquiryRequest', saleOf(attempt, reference))
      if (answer.kind !== 'answered') return 'unknown'
      return INQUIRIES[answer.code] ?? (isNotPaid(answer.code) ? 'not-paid' : 'unknown')
    },
    reverse: async (attempt) => {
      const answer = await ask('bpReversalRequest', saleOf(attempt, attempt.reference))
      if (answer.kind !== 'answered') return 'unknown'
      return answer.code === DONE || answer.code === '48' ? 'reversed' : 'refused'
    },
  }
}

async function verify(ask: Ask, attempt: Attempt): Promise<VerifyAnswer> {
  const reference = attempt.kept?.saleReferenceId
  if (!reference) return { kind: 'unknown', reason: 'no-return' }
  if (attempt.kept?.saleOrderId !== String(attempt.attemptNumber))
    return { kind: 'mismatch', code: 'SaleOrderId' }
  const sale = saleOf(attempt, reference)
  const verified = await ask('bpVerifyRequest', sale)
  if (verified.kind !== 'answered') return { kind: 'unknown', reason: verified.reason }
  if (verified.code !== DONE && verified.code !== ALREADY_VERIFIED) return toRefusal(verified.code)
  const settled = await ask('bpSettleRequest', sale)
  if (settled.kind !== 'answered') return { kind: 'unknown', reason: settled.reason }
  if (settled.code !== DONE && settled.code !== ALREADY_SETTLED) return toRefusal(settled.code)
  return { kind: 'paid', reference, card: null, amountRial: null }
}

function asking({ url, timeOutMs, terminalId, userName, password }: MellatSettings): Ask {
  return async (method, fields) => {
    const answer = await askSoap({
      url: `${url}/pgwchannel/services/pgw`,
      namespace: 'http://interfaces.core.sw.bps.com/',
      method,
      fields: { terminalId, userName, userPassword: password, ...fields },
      qualified: false,
      timeOutMs,
    })
    if (answer.kind !== 'answered') return answer
    const [code = '', rest = ''] = (elementText(answer.xml, 'return') ?? '').split(',')
    return /^\d{1,4}$/.test(code)
      ? { kind: 'answered', code, rest }
      : { kind: 'unknown', reason: 'unreadable' }
  }
}

function toRequest({ attemptNumber, amountRial, description, returnUrl }: PaymentAsked, now: Date): Fields {
  return {
    orderId: attemptNumber,
    amount: amountRial,
    ...tehranDateAndTime(now),
    additionalData: description.slice(0, 200),
    callBackUrl: returnUrl,
    payerId: '0',
  }
}

/** The order is ours and never what a browser said, so the bank finds no sale under a reference of another order. */
function saleOf({ attemptNumber }: Attempt, reference: string): Fields {
  return { orderId: attemptNumber, saleOrderId: attemptNumber, saleReferenceId: reference }
}

function toRefusal(code: string): VerifyAnswer {
  if (MISMATCH.has(code)) return { kind: 'mismatch', code }
  return isNotPaid(code) ? { kind: 'not-paid', code } : { kind: 'unknown', reason: code }
}

const toMobile = (mobile: string) => mobile.replace(/^0/, '98')

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const code = returnedField(fields, 'ResCode', /^\d{1,4}$/)
  const authority = returnedField(fields, 'RefId', /^[A-Za-z0-9]{1,64}$/)
  const saleOrderId = returnedField(fields, 'SaleOrderId', /^\d{1,16}$/)
  const saleReferenceId = returnedField(fields, 'SaleReferenceId', /^\d{1,20}$/)
  if (code === null || authority === null) return 'not-a-return'
  if (code === DONE && (saleOrderId === null || saleReferenceId === null)) return 'not-a-return'
  return {
    authority,
    attemptNumber: saleOrderId,
    claim: code === DONE ? 'paid' : 'not-paid',
    kept: keptFields({ saleReferenceId, saleOrderId }),
  }
}
