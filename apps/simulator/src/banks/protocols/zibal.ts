import { randomInt } from 'node:crypto'
import { CREDENTIALS } from '../bank-environment.ts'
import { verify } from '../ledger.ts'
import type { Payment } from '../payment.ts'
import {
  type Answered,
  type Asked,
  amountOf,
  type BankCall,
  type BankProtocol,
  isAddress,
  ok,
  requestAbout,
  textOf,
} from '../protocol.ts'

const STATUS: Record<Payment['state'], number> = {
  created: -1,
  paid: 2,
  verified: 1,
  settled: 1,
  reversed: 18,
  'given-back': 15,
  cancelled: 3,
  failed: 4,
  'timed-out': 12,
}
const REASONS = { cancelled: '3', 'wrong-card': '4', 'timed-out': '12' } as const

const result = (code: number, rest: object = {}): Answered =>
  ok({ result: code, message: code === 100 ? 'success' : `error ${code}`, ...rest })
const isOurs = ({ body }: Asked) => body.merchant === CREDENTIALS.zibalMerchant
const about: BankCall['about'] = ({ body }, ledger) =>
  typeof body.trackId === 'number' ? ledger.byAuthority('zibal', body.trackId) : undefined

export const zibal: BankProtocol = {
  bank: 'zibal',
  title: 'زیبال',
  windowMinutes: 20,
  captures: 'verified',
  reportsAmount: true,
  returnMethod: 'GET',
  page: { method: 'GET', path: /^\/start\/(\d+)$/, authority: ({ path }) => path.split('/').at(-1) },
  toReturn: ({ orderId }, { isPaid, reason, authority }) => ({
    success: isPaid ? '1' : '0',
    status: isPaid ? '2' : REASONS[reason],
    trackId: authority,
    orderId,
  }),
  calls: [
    {
      call: 'request',
      method: 'POST',
      path: /^\/v1\/request$/,
      about: requestAbout,
      answer: (asked, ledger) => {
        const { amount: given, callbackUrl, orderId, mobile } = asked.body
        const amount = typeof given === 'number' ? amountOf(given) : null
        if (!isOurs(asked)) return result(102)
        if (amount === null || amount < 1_000) return result(105)
        if (!isAddress(callbackUrl)) return result(106)
        const { authority } = ledger.open({
          bank: 'zibal',
          authority: String(randomInt(10 ** 9, 10 ** 12)),
          orderId: String(orderId ?? ''),
          amountRial: amount,
          returnUrl: callbackUrl,
          mobile: textOf(mobile),
        })
        return result(100, { trackId: Number(authority) })
      },
    },
    {
      call: 'verify',
      method: 'POST',
      path: /^\/v1\/verify$/,
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return result(102)
        if (!payment) return result(203)
        const step = verify(payment)
        if (step === 'already') return result(201)
        return step === 'refused' ? result(202) : result(100, detailOf(payment))
      },
    },
    {
      call: 'inquire',
      method: 'POST',
      path: /^\/v1\/inquiry$/,
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return result(102)
        return payment ? result(100, detailOf(payment)) : result(203)
      },
    },
  ],
}

function detailOf({ state, paidAt, reference, card, takenRial, amountRial, orderId }: Payment) {
  return {
    status: STATUS[state],
    amount: takenRial || amountRial,
    orderId,
    ...(paidAt === null
      ? {}
      : { refNumber: Number(reference), cardNumber: card, paidAt: new Date(paidAt).toISOString() }),
  }
}
