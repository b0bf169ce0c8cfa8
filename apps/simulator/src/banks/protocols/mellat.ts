import { CREDENTIALS } from '../bank-environment.ts'
import { newToken, reverse, settle, verify } from '../ledger.ts'
import type { Payment } from '../payment.ts'
import {
  type Answered,
  type Asked,
  amountOf,
  type BankCall,
  type BankProtocol,
  isAddress,
  requestAbout,
} from '../protocol.ts'
import { isCall, parameter, soapAnswer } from '../soap.ts'

const NAMESPACE = 'http://interfaces.core.sw.bps.com/'
const CODES = { cancelled: '17', 'wrong-card': '11', 'timed-out': '415' } as const

const answerOf = (method: string, value: string): Answered =>
  soapAnswer(
    `<ns1:${method}Response xmlns:ns1="${NAMESPACE}"><return>${value}</return></ns1:${method}Response>`,
  )

function isOurs(asked: Asked): boolean {
  const { terminalId, userName, password } = CREDENTIALS.mellat
  const given = ['terminalId', 'userName', 'userPassword'].map((name) => parameter(asked, name))
  return given.join() === [terminalId, userName, password].join()
}

/** A sale is found by its reference and its order together. */
const about: BankCall['about'] = (asked, ledger) => {
  const payment = ledger.byReference('mellat', parameter(asked, 'saleReferenceId'))
  return payment?.orderId === parameter(asked, 'saleOrderId') ? payment : undefined
}

/** A call about a sale: the code of its answer, 42 when there is none. */
function saleCall(call: BankCall['call'], method: string, codeOf: (payment: Payment) => string): BankCall {
  return {
    call,
    method: 'POST',
    path: /^\/pgwchannel\/services\/pgw$/,
    fits: isCall(method, NAMESPACE),
    about,
    answer: (asked, _, payment) => {
      if (!isOurs(asked)) return answerOf(method, '24')
      return answerOf(method, payment ? codeOf(payment) : '42')
    },
  }
}

const isBack = ({ state }: Payment) => state === 'reversed' || state === 'given-back'

export const mellat: BankProtocol = {
  bank: 'mellat',
  title: 'به‌پرداخت ملت',
  windowMinutes: 15,
  captures: 'settled',
  reportsAmount: false,
  returnMethod: 'POST',
  page: { method: 'POST', path: /^\/pgwchannel\/startpay\.mellat$/, authority: ({ body }) => body.RefId },
  toReturn: ({ orderId, card }, { isPaid, reason, authority, reference, amountRial }) => ({
    RefId: authority,
    ResCode: isPaid ? '0' : CODES[reason],
    SaleOrderId: orderId,
    ...(isPaid
      ? {
          SaleReferenceId: reference,
          CardHolderPan: card,
          CardHolderInfo: newToken(20),
          FinalAmount: String(amountRial),
        }
      : {}),
  }),
  calls: [
    {
      call: 'request',
      method: 'POST',
      path: /^\/pgwchannel\/services\/pgw$/,
      fits: isCall('bpPayRequest', NAMESPACE),
      about: requestAbout,
      answer: (asked, ledger) => {
        const [orderId, amount] = [parameter(asked, 'orderId'), amountOf(parameter(asked, 'amount'))]
        const [returnUrl, day, time] = ['callBackUrl', 'localDate', 'localTime'].map((one) =>
          parameter(asked, one),
        )
        if (!isOurs(asked)) return answerOf('bpPayRequest', '24')
        if (amount === null) return answerOf('bpPayRequest', '25')
        const isDated = /^\d{8}$/.test(day ?? '') && /^\d{6}$/.test(time ?? '')
        if (!/^\d+$/.test(orderId) || !isDated || !isAddress(returnUrl)) return answerOf('bpPayRequest', '35')
        if (ledger.byOrder('mellat', orderId)) return answerOf('bpPayRequest', '41')
        const authority = newToken(8).toUpperCase()
        ledger.open({ bank: 'mellat', authority, orderId, amountRial: amount, returnUrl, mobile: null })
        return answerOf('bpPayRequest', `0,${authority}`)
      },
    },
    saleCall('verify', 'bpVerifyRequest', (payment) => {
      if (isBack(payment)) return '48'
      return { done: '0', already: '43', refused: '42' }[verify(payment)]
    }),
    saleCall('settle', 'bpSettleRequest', (payment) => {
      if (isBack(payment)) return '48'
      return { done: '0', already: '45', refused: '44' }[settle(payment)]
    }),
    saleCall('inquire', 'bpInquiryRequest', (payment) => {
      if (isBack(payment)) return '48'
      return { paid: '0', verified: '43', settled: '45' }[payment.state as string] ?? '42'
    }),
    saleCall('reverse', 'bpReversalRequest', (payment) => {
      if (payment.state === 'settled') return '45'
      return { done: '0', already: '48', refused: '42' }[reverse(payment)]
    }),
  ],
}
