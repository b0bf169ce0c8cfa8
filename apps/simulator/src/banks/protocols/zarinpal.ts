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

const MIN_RIAL = 10_000
const STATES: Partial<Record<Payment['state'], string>> = {
  created: 'IN_BANK',
  paid: 'PAID',
  verified: 'VERIFIED',
  reversed: 'REVERSED',
}

/** On success `errors` is a list, on failure `data` is one. */
const done = (data: object): Answered => ok({ data, errors: [] })
const failed = (code: number, status = 422): Answered => ({
  status,
  body: { data: [], errors: { code, message: `error ${code}`, validations: [] } },
})
const isOurs = ({ body }: Asked) => body.merchant_id === CREDENTIALS.zarinpalMerchant
const path = (call: string) => new RegExp(`^/pg/v4/payment/${call}\\.json$`)
const about: BankProtocol['calls'][number]['about'] = ({ body }, ledger) =>
  ledger.byAuthority('zarinpal', body.authority)

export const zarinpal: BankProtocol = {
  bank: 'zarinpal',
  title: 'زرین‌پال',
  windowMinutes: null,
  captures: 'verified',
  reportsAmount: true,
  returnMethod: 'GET',
  page: { method: 'GET', path: /^\/pg\/StartPay\/(\w+)$/, authority: ({ path }) => path.split('/').at(-1) },
  toReturn: (_, { authority, isPaid }) => ({ Authority: authority, Status: isPaid ? 'OK' : 'NOK' }),
  calls: [
    {
      call: 'request',
      method: 'POST',
      path: path('request'),
      about: requestAbout,
      answer: (asked, ledger) => {
        const { body } = asked
        const amount = typeof body.amount === 'number' ? amountOf(body.amount) : null
        const isRial = body.currency === undefined || body.currency === 'IRR'
        if (!isOurs(asked)) return failed(-10, 401)
        if (amount === null || amount < MIN_RIAL || !isRial) return failed(-9)
        if (!isAddress(body.callback_url) || !textOf(body.description)) return failed(-9)
        const metadata = (body.metadata ?? {}) as Record<string, unknown>
        const { authority } = ledger.open({
          bank: 'zarinpal',
          authority: `A${newToken(20).toUpperCase().slice(0, 35)}`,
          orderId: String(metadata.order_id ?? ''),
          amountRial: amount,
          returnUrl: body.callback_url,
          mobile: textOf(metadata.mobile),
        })
        return done({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 })
      },
    },
    {
      call: 'verify',
      method: 'POST',
      path: path('verify'),
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return failed(-10, 401)
        if (!payment) return failed(-54)
        if (payment.state === 'created' || payment.takenRial === 0) return failed(-51)
        if (asked.body.amount !== payment.takenRial) return failed(-50)
        const step = verify(payment)
        return step === 'refused' ? failed(-51) : done(verified(payment, step === 'done' ? 100 : 101))
      },
    },
    {
      call: 'inquire',
      method: 'POST',
      path: path('inquiry'),
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return failed(-10, 401)
        if (!payment) return failed(-54)
        return done({ code: 100, message: 'Success', status: STATES[payment.state] ?? 'FAILED' })
      },
    },
    {
      call: 'reverse',
      method: 'POST',
      path: path('reverse'),
      about,
      answer: (asked, ledger, payment) => {
        if (!isOurs(asked)) return failed(-10, 401)
        if (!payment) return failed(-54)
        const isLate = ledger.now() - (payment.paidAt ?? 0) > 30 * 60_000
        if (isLate || reverse(payment) === 'refused') return failed(-63)
        return done({ code: 100, message: 'Reversed' })
      },
    },
  ],
}

function verified({ card, reference }: Payment, code: 100 | 101) {
  return {
    code,
    message: code === 100 ? 'Paid' : 'Verified',
    card_hash: '1EBE3EBEBE35C7EC0F8D6EE4F2F859107A87822CA179BC9528767EA7B5489B69',
    card_pan: card,
    ref_id: Number(reference),
    fee_type: 'Merchant',
    fee: 0,
  }
}
