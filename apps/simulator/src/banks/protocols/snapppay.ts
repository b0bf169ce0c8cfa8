import { newToken, reverse, type Step, settle, verify } from '../ledger.ts'
import type { Payment } from '../payment.ts'
import {
  type Answered,
  amountOf,
  type BankCall,
  type BankProtocol,
  isAddress,
  ok,
  requestAbout,
  textOf,
} from '../protocol.ts'
import { isSignedIn, REFUSED, signIn } from './sign-in.ts'

const STATES: Record<Payment['state'], string> = {
  created: 'PENDING',
  paid: 'PENDING',
  verified: 'VERIFY',
  settled: 'SETTLE',
  reversed: 'REVERT',
  'given-back': 'REVERT',
  cancelled: 'FAILED',
  failed: 'FAILED',
  'timed-out': 'FAILED',
}

const done = (response: object): Answered => ok({ successful: true, response })
const failed = (errorCode: number, status = 200): Answered => ({
  status,
  body: { successful: false, errorData: { errorCode, message: `error ${errorCode}` } },
})
const path = (call: string) => new RegExp(`^/api/online/payment/v1/${call}$`)
const about: BankCall['about'] = ({ body, query }, ledger) =>
  ledger.byAuthority('snapppay', body.paymentToken ?? query.get('paymentToken'))

function step(call: BankCall['call'], name: string, take: (payment: Payment) => Step): BankCall {
  return {
    call,
    method: 'POST',
    path: path(name),
    about,
    answer: (asked, _, payment) => {
      if (!isSignedIn(asked)) return REFUSED
      return payment && take(payment) === 'done' ? done({ transactionId: payment.orderId }) : failed(1_006)
    },
  }
}

export const snapppay: BankProtocol = {
  bank: 'snapppay',
  title: 'اسنپ‌پی (اقساط)',
  windowMinutes: 30,
  captures: 'settled',
  reportsAmount: false,
  returnMethod: 'POST',
  page: { method: 'GET', path: /^\/pay$/, authority: ({ query }) => query.get('token') },
  toReturn: ({ orderId }, { isPaid, amountRial }) => ({
    transactionId: orderId,
    state: isPaid ? 'OK' : 'FAILED',
    amount: String(amountRial),
  }),
  calls: [
    signIn(/^\/api\/online\/v1\/oauth\/token$/),
    {
      call: 'request',
      method: 'POST',
      path: path('token'),
      about: requestAbout,
      answer: (asked, ledger) => {
        const { amount: given, transactionId, returnURL, mobile, paymentMethodTypeDto, cartList } = asked.body
        const amount = amountOf(given)
        if (!isSignedIn(asked)) return REFUSED
        const hasCart = Array.isArray(cartList) && cartList.length > 0
        if (amount === null || !isAddress(returnURL) || paymentMethodTypeDto !== 'INSTALLMENT' || !hasCart) {
          return failed(1_001)
        }
        const { authority } = ledger.open({
          bank: 'snapppay',
          authority: newToken(),
          orderId: String(transactionId),
          amountRial: amount,
          returnUrl: returnURL,
          mobile: textOf(mobile),
        })
        return done({ paymentToken: authority, paymentPageUrl: `${asked.url}/pay?token=${authority}` })
      },
    },
    step('verify', 'verify', verify),
    step('settle', 'settle', settle),
    step('reverse', 'revert', (payment) => reverse(payment)),
    step('reverse', 'cancel', (payment) => reverse(payment, ['settled'])),
    {
      call: 'inquire',
      method: 'GET',
      path: path('status'),
      about,
      answer: (asked, _, payment) => {
        if (!isSignedIn(asked)) return REFUSED
        if (!payment) return failed(1_002)
        return done({ transactionId: payment.orderId, status: STATES[payment.state] })
      },
    },
  ],
}
