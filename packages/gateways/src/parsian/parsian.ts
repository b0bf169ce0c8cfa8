import type { BankAddress, Gateway, PaymentAsked, Returned, VerifyAnswer } from '../gateway.ts'
import type { Unanswered } from '../http/ask-bank.ts'
import { askSoap, elementText } from '../http/ask-soap.ts'
import { returnedField, wireCard, wireWhole } from '../http/wire.ts'

export type ParsianSettings = BankAddress & { loginAccount: string }

type Answer = { kind: 'answered'; status: number; xml: string } | Unanswered
type Service = { path: string; namespace: string; method: string; version?: '1.1' | '1.2' }

// The namespaces have a capital S where the host has none.
const NAMESPACE = 'https://pec.Shaparak.ir/NewIPGServices'
const SALE: Service = {
  path: '/NewIPGServices/Sale/SaleService.asmx',
  namespace: `${NAMESPACE}/Sale/SaleService`,
  method: 'SalePaymentRequest',
}
const CONFIRM: Service = {
  path: '/NewIPGServices/Confirm/ConfirmService.asmx',
  namespace: `${NAMESPACE}/Confirm/ConfirmService`,
  method: 'ConfirmPayment',
}
const REVERSE: Service = {
  path: '/NewIPGServices/Reverse/ReversalService.asmx',
  namespace: `${NAMESPACE}/Reversal/ReversalService`,
  method: 'ReversalRequest',
  version: '1.2',
}
const DONE = 0
const ALREADY_CONFIRMED = -1533
/** -138: cancelled by the shopper; -130, -131: the token is void; -1531: what failed cannot be confirmed. */
const NOT_PAID = [-138, -130, -131, -1531]

/** Parsian: one step by our own Token, so what a browser brings is not needed; it has no call that only asks. */
export function parsianGateway(settings: ParsianSettings): Gateway {
  const { url, verifyWithinMinutes } = settings
  const ask = asking(settings)
  return {
    name: 'parsian',
    verifyWithinMinutes,
    knowsWithoutReturn: true,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => {
      const answer = await ask(SALE, toRequest(asked))
      if (answer.kind !== 'answered') return answer
      const token = elementText(answer.xml, 'Token') ?? ''
      if (answer.status !== DONE) return { kind: 'refused', code: String(answer.status) }
      if (!/^[1-9]\d{0,18}$/.test(token)) return { kind: 'unknown', reason: 'unreadable' }
      return {
        kind: 'accepted',
        authority: token,
        redirect: { method: 'GET', url: `${url}/NewIPG/?Token=${token}` },
      }
    },
    verify: async ({ authority }) => readConfirm(await ask(CONFIRM, { Token: authority }), authority),
    inquire: async () => 'cannot',
    reverse: async ({ authority }) => {
      const answer = await ask(REVERSE, { Token: authority })
      if (answer.kind !== 'answered') return 'unknown'
      return answer.status === DONE ? 'reversed' : 'refused'
    },
  }
}

function asking({ url, timeOutMs, loginAccount }: ParsianSettings) {
  return async (service: Service, fields: Record<string, string | number>): Promise<Answer> => {
    const { path, ...call } = service
    const answer = await askSoap({
      ...call,
      url: `${url}${path}`,
      fields: { LoginAccount: loginAccount, ...fields },
      wrapper: 'requestData',
      qualified: true,
      timeOutMs,
    })
    if (answer.kind !== 'answered') return answer
    const status = wireWhole(elementText(answer.xml, 'Status'))
    return status === null
      ? { kind: 'unknown', reason: 'unreadable' }
      : { kind: 'answered', status, xml: answer.xml }
  }
}

function toRequest({ amountRial, attemptNumber, returnUrl, description, mobile }: PaymentAsked) {
  return {
    Amount: amountRial,
    OrderId: attemptNumber,
    CallBackUrl: returnUrl,
    AdditionalData: description.slice(0, 500),
    Originator: mobile ?? '',
  }
}

/** Paid needs an RRN above 0; what was confirmed before has none, so the reference of both is our own Token. */
function readConfirm(answer: Answer, token: string): VerifyAnswer {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason }
  const { status, xml } = answer
  const hasRrn = /^[1-9]\d{0,18}$/.test(elementText(xml, 'RRN') ?? '')
  const named = elementText(xml, 'Token')
  if ((status === DONE && hasRrn) || status === ALREADY_CONFIRMED) {
    if (named !== null && named !== token && named !== '0') return { kind: 'mismatch', code: 'Token' }
    const card = wireCard(elementText(xml, 'CardNumberMasked'))
    return { kind: 'paid', reference: token, card, amountRial: null }
  }
  if (NOT_PAID.includes(status)) return { kind: 'not-paid', code: String(status) }
  return { kind: 'unknown', reason: String(status) }
}

/** The names come in more than one case. */
function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const first = (names: string[], form: RegExp) =>
    names.reduce<string | null>((found, name) => found ?? returnedField(fields, name, form), null)
  const status = first(['status', 'Status', 'STATUS'], /^-?\d{1,5}$/)
  const authority = first(['Token', 'token', 'TOKEN'], /^\d{1,19}$/)
  if (status === null || authority === null) return 'not-a-return'
  const attemptNumber = first(['orderId', 'OrderId', 'orderid'], /^\d{1,16}$/)
  return { authority, attemptNumber, claim: status === '0' ? 'paid' : 'not-paid', kept: {} }
}
