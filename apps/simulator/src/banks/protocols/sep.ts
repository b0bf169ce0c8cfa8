import { CREDENTIALS } from '../bank-environment.ts'
import { newToken, reverse, verify } from '../ledger.ts'
import type { Payment } from '../payment.ts'
import {
  type Answered,
  type Asked,
  amountOf,
  type BankProtocol,
  isAddress,
  ok,
  requestAbout,
  textOf,
} from '../protocol.ts'

const STATUS = { cancelled: '1', 'wrong-card': '3', 'timed-out': '4' } as const
const STATES = { cancelled: 'CanceledByUser', 'wrong-card': 'Failed', 'timed-out': 'SessionIsNull' } as const

const refused = (errorCode: string, errorDesc: string): Answered => ok({ status: -1, errorCode, errorDesc })
const result = (ResultCode: number, detail: object | null = null): Answered =>
  ok({
    TransactionDetail: detail,
    ResultCode,
    ResultDescription: ResultCode === 0 ? 'عملیات با موفقیت انجام شد' : 'عملیات انجام نشد',
    Success: ResultCode === 0,
  })
const isOurs = ({ body }: Asked) => String(body.TerminalNumber) === CREDENTIALS.sepTerminal
const about: BankProtocol['calls'][number]['about'] = ({ body }, ledger) =>
  ledger.byReference('sep', body.RefNum)

export const sep: BankProtocol = {
  bank: 'sep',
  title: 'پرداخت الکترونیک سامان (سپ)',
  windowMinutes: 30,
  captures: 'verified',
  reportsAmount: true,
  returnMethod: 'POST',
  page: { method: 'POST', path: /^\/OnlinePG\/OnlinePG$/, authority: ({ body }) => body.Token },
  toReturn: ({ orderId, card }, { isPaid, reason, authority, reference, amountRial }) => ({
    MID: CREDENTIALS.sepTerminal,
    TerminalId: CREDENTIALS.sepTerminal,
    State: isPaid ? 'OK' : STATES[reason],
    Status: isPaid ? '2' : STATUS[reason],
    ResNum: orderId,
    Amount: String(amountRial),
    Token: authority,
    ...(isPaid
      ? { RefNum: reference, RRN: reference, TraceNo: reference.slice(-6), SecurePan: card, Wage: '' }
      : {}),
  }),
  calls: [
    {
      call: 'request',
      method: 'POST',
      path: /^\/onlinepg\/onlinepg$/,
      about: requestAbout,
      answer: ({ body }, ledger) => {
        const amount = amountOf(body.Amount)
        if (body.action !== 'token') return refused('5', 'پارامترهای ارسالی نامعتبر است')
        if (String(body.TerminalId) !== CREDENTIALS.sepTerminal) return refused('12', 'ترمینال یافت نشد')
        if (amount === null || !isAddress(body.RedirectUrl) || !textOf(body.ResNum)) {
          return refused('5', 'پارامترهای ارسالی نامعتبر است')
        }
        const { authority: token } = ledger.open({
          bank: 'sep',
          authority: newToken(),
          orderId: String(body.ResNum),
          amountRial: amount,
          returnUrl: body.RedirectUrl,
          mobile: textOf(body.CellNumber),
        })
        return ok({ status: 1, token })
      },
    },
    {
      call: 'verify',
      method: 'POST',
      path: /^\/verifyTxnRandomSessionkey\/ipg\/VerifyTransaction$/,
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return result(-105)
        if (!payment) return result(-2)
        if (payment.state === 'given-back') return result(-6)
        const step = verify(payment)
        return step === 'refused' ? result(-2) : result(step === 'done' ? 0 : 2, detailOf(payment))
      },
    },
    {
      call: 'reverse',
      method: 'POST',
      path: /^\/verifyTxnRandomSessionkey\/ipg\/ReverseTransaction$/,
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return result(-105)
        if (!payment) return result(-2)
        const step = reverse(payment)
        return step === 'refused' ? result(-2) : result(step === 'done' ? 0 : 2, detailOf(payment))
      },
    },
  ],
}

/** The names are misspelt on the wire. */
function detailOf({ reference, card, takenRial }: Payment) {
  return {
    RRN: reference,
    RefNum: reference,
    MaskedPan: card,
    HashedPan: 'b96a14400c3a59249e87c300ecc06e5920327e70220213b5bbb7d7b2410f7e0d',
    TerminalNumber: Number(CREDENTIALS.sepTerminal),
    OrginalAmount: takenRial,
    AffectiveAmount: takenRial,
    StraceDate: '2026-11-15 12:00:00',
    StraceNo: reference.slice(-6),
  }
}
