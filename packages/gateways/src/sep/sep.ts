import type { Attempt, BankAddress, Gateway, PaymentAsked, Returned, VerifyAnswer } from '../gateway.ts'
import { askJson, type JsonAnswer } from '../http/ask-json.ts'
import {
  keptFields,
  returnedField,
  wireCard,
  wireRecord,
  wireText,
  wireToken,
  wireWhole,
} from '../http/wire.ts'

export type SepSettings = BankAddress & { terminalId: string }

const VERIFY_PATH = '/verifyTxnRandomSessionkey/ipg'
/** -2: no such payment; -6: more than 30 minutes have passed, so the money went back. */
const NOT_PAID = new Set([-2, -6])
const NOT_PAID_CLAIMS = new Set(['1', '3', '4', '5', '8', '10', '11', '12'])

/** SEP (Saman): one step, by the RefNum that only the browser brings. Its misspelt names are those of the wire. */
export function sepGateway({ url, timeOutMs, verifyWithinMinutes, terminalId }: SepSettings): Gateway {
  const askAbout = (call: string, refNum: string) =>
    askJson({
      url: `${url}${VERIFY_PATH}/${call}`,
      json: { RefNum: refNum, TerminalNumber: Number(terminalId) },
      timeOutMs,
    })
  return {
    name: 'sep',
    verifyWithinMinutes,
    knowsWithoutReturn: false,
    keepsUnverified: false,
    readReturn,
    request: async (asked) => {
      const answer = await askJson({
        url: `${url}/onlinepg/onlinepg`,
        json: toRequest(asked, terminalId),
        timeOutMs,
      })
      return readRequest(answer, `${url}/OnlinePG/OnlinePG`)
    },
    verify: async (attempt) => {
      const refNum = attempt.kept?.refNum
      if (!refNum) return { kind: 'unknown', reason: 'no-return' }
      if (attempt.kept?.resNum !== String(attempt.attemptNumber)) return { kind: 'mismatch', code: 'ResNum' }
      return readVerify(await askAbout('VerifyTransaction', refNum), { ...attempt, refNum, terminalId })
    },
    // SEP has no call that only asks.
    inquire: async () => 'cannot',
    reverse: async ({ reference }) => {
      const answer = await askAbout('ReverseTransaction', reference)
      if (answer.kind !== 'answered') return 'unknown'
      const code = wireWhole(answer.body.ResultCode)
      // 2: it was asked for before.
      if (code === 0 || code === 2) return 'reversed'
      return code === null ? 'unknown' : 'refused'
    },
  }
}

function toRequest({ attemptNumber, amountRial, returnUrl, mobile }: PaymentAsked, terminalId: string) {
  return {
    action: 'token',
    TerminalId: terminalId,
    Amount: amountRial,
    ResNum: String(attemptNumber),
    RedirectUrl: returnUrl,
    ...(mobile ? { CellNumber: mobile } : {}),
  }
}

function readRequest(answer: JsonAnswer, startUrl: string) {
  if (answer.kind !== 'answered') return answer
  const { status, token: given, errorCode } = answer.body
  const token = wireToken(given)
  if (wireWhole(status) === 1 && token) {
    const redirect = { method: 'POST', url: startUrl, fields: { Token: token, GetMethod: 'false' } } as const
    return { kind: 'accepted', authority: token, redirect } as const
  }
  const code = wireText(errorCode) ?? wireText(status)
  return code === null || code === '1'
    ? ({ kind: 'unknown', reason: 'unreadable' } as const)
    : ({ kind: 'refused', code } as const)
}

type Ours = Attempt & { refNum: string; terminalId: string }

/** The answer is ours only if it names our terminal, the RefNum we asked about, and our amount twice. */
function readVerify(answer: JsonAnswer, ours: Ours): VerifyAnswer {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason }
  const code = wireWhole(answer.body.ResultCode)
  if (code !== null && NOT_PAID.has(code)) return { kind: 'not-paid', code: String(code) }
  const detail = wireRecord(answer.body.TransactionDetail)
  const affective = wireWhole(detail.AffectiveAmount)
  if ((code !== 0 && code !== 2) || affective === null) {
    return { kind: 'unknown', reason: code === null ? 'unreadable' : String(code) }
  }
  if (wireText(detail.TerminalNumber) !== ours.terminalId) return { kind: 'mismatch', code: 'TerminalNumber' }
  if (wireText(detail.RefNum) !== ours.refNum) return { kind: 'mismatch', code: 'RefNum' }
  // The answer names no ResNum: that the RefNum is another order's shows by its amount alone. Code 0 is not repeated:
  // this question itself has taken what the bank names.
  const taken = { reference: ours.refNum, amountRial: affective, isNow: code === 0 }
  if (wireWhole(detail.OrginalAmount) !== ours.amountRial)
    return { kind: 'mismatch', code: 'OrginalAmount', taken }
  if (affective !== ours.amountRial) return { kind: 'mismatch', code: 'AffectiveAmount', taken }
  return { kind: 'paid', reference: ours.refNum, card: wireCard(detail.MaskedPan), amountRial: affective }
}

function readReturn(fields: Record<string, string>): Returned | 'not-a-return' {
  const status = returnedField(fields, 'Status', /^\d{1,3}$/)
  const resNum = returnedField(fields, 'ResNum', /^\d{1,16}$/)
  const refNum = returnedField(fields, 'RefNum', /^[\w.~+/=-]{1,100}$/)
  const isNotPaid = status !== null && NOT_PAID_CLAIMS.has(status)
  if (status === null || resNum === null || (refNum === null && !isNotPaid)) return 'not-a-return'
  return {
    authority: returnedField(fields, 'Token', /^[\w.~+/=-]+$/),
    attemptNumber: resNum,
    claim: status === '2' ? 'paid' : isNotPaid ? 'not-paid' : 'unclear',
    kept: keptFields({ refNum, resNum }),
  }
}
