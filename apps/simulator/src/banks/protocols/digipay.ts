import { newToken, refundPart, reverse, settle, verify } from '../ledger.ts'
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

/** A purchase on credit. */
const TYPE = '13'
const done = (rest: object): Answered =>
  ok({
    result: { title: 'SUCCESS', status: 0, message: 'عملیات با موفقیت انجام شد', level: 'INFO' },
    ...rest,
  })
const failed = (status: number): Answered => ({
  status: 422,
  body: { result: { title: 'FAILURE', status, message: `error ${status}`, level: 'WARN' } },
})
const byTracking: BankCall['about'] = ({ path, body }, ledger) =>
  ledger.byReference('digipay', body.trackingCode ?? path.split('/').at(-1))

export const digipay: BankProtocol = {
  bank: 'digipay',
  title: 'دیجی‌پی (اعتباری)',
  windowMinutes: 30,
  captures: 'verified',
  reportsAmount: true,
  returnMethod: 'POST',
  page: { method: 'GET', path: /^\/pay$/, authority: ({ query }) => query.get('ticket') },
  toReturn: ({ orderId }, { isPaid, reference, amountRial }) => ({
    type: TYPE,
    result: isPaid ? 'SUCCESS' : 'FAILURE',
    providerId: orderId,
    amount: String(amountRial),
    ...(isPaid ? { trackingCode: reference } : {}),
  }),
  calls: [
    signIn(/^\/digipay\/api\/oauth\/token$/),
    {
      call: 'request',
      method: 'POST',
      path: /^\/digipay\/api\/tickets\/business$/,
      about: requestAbout,
      answer: (asked, ledger) => {
        const { amount: given, cellNumber, providerId, callbackUrl } = asked.body
        const amount = amountOf(given)
        const isVersioned = asked.headers['digipay-version'] === '2022-02-02' && asked.headers.agent === 'WEB'
        if (!isSignedIn(asked)) return REFUSED
        if (amount === null || !isAddress(callbackUrl) || !isVersioned) return failed(1_054)
        const { authority } = ledger.open({
          bank: 'digipay',
          authority: newToken(),
          orderId: String(providerId),
          amountRial: amount,
          returnUrl: callbackUrl,
          mobile: textOf(cellNumber),
        })
        return done({ ticket: authority, redirectUrl: `${asked.url}/pay?ticket=${authority}` })
      },
    },
    {
      call: 'verify',
      method: 'POST',
      path: /^\/digipay\/api\/purchases\/verify\/[\w-]+$/,
      about: byTracking,
      answer: (asked, _, payment) => {
        if (!isSignedIn(asked)) return REFUSED
        if (!payment || verify(payment) === 'refused') return failed(9_000)
        const { orderId: providerId, takenRial: amount, reference: trackingCode } = payment
        return done({ trackingCode, providerId, amount, paymentGateway: 'CREDIT' })
      },
    },
    {
      call: 'settle',
      method: 'POST',
      path: /^\/digipay\/api\/purchases\/deliver$/,
      about: byTracking,
      answer: (asked, _, payment) => {
        if (!isSignedIn(asked)) return REFUSED
        return payment && settle(payment) !== 'refused' ? done({}) : failed(9_001)
      },
    },
    {
      call: 'reverse',
      method: 'POST',
      path: /^\/digipay\/api\/reverse$/,
      about: byTracking,
      answer: (asked, _, payment) => {
        if (!isSignedIn(asked)) return REFUSED
        const isOurs = payment?.orderId === asked.body.providerId
        return payment && isOurs && reverse(payment, ['paid', 'verified', 'settled']) !== 'refused'
          ? done({})
          : failed(9_002)
      },
    },
    {
      call: 'reverse',
      method: 'POST',
      path: /^\/digipay\/api\/refunds$/,
      about: ({ body }, ledger) => ledger.byReference('digipay', body.saleTrackingCode),
      answer: (asked, _, payment) => {
        if (!isSignedIn(asked)) return REFUSED
        const { providerId, amount: given } = asked.body
        const amount = amountOf(given)
        return payment && amount !== null && refundPart(payment, String(providerId), amount) === 'done'
          ? done({})
          : failed(9_003)
      },
    },
  ],
}
