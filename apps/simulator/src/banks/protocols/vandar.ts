import { CREDENTIALS } from '../bank-environment.ts'
import { newToken, verify } from '../ledger.ts'
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

const refused = (error: string, status = 422): Answered => ({ status, body: { status: 0, errors: [error] } })
const isOurs = ({ body }: Asked) => body.api_key === CREDENTIALS.vandarKey
const about: BankCall['about'] = ({ body }, ledger) => ledger.byAuthority('vandar', body.token)

export const vandar: BankProtocol = {
  bank: 'vandar',
  title: 'وندار',
  windowMinutes: 20,
  captures: 'verified',
  reportsAmount: true,
  returnMethod: 'GET',
  page: { method: 'GET', path: /^\/v4\/(\w+)$/, authority: ({ path }) => path.split('/').at(-1) },
  toReturn: (_, { isPaid, authority }) => ({ token: authority, payment_status: isPaid ? 'OK' : 'FAILED' }),
  calls: [
    {
      call: 'request',
      method: 'POST',
      path: /^\/api\/v4\/send$/,
      about: requestAbout,
      answer: (asked, ledger) => {
        const { amount: given, callback_url, factorNumber, mobile_number } = asked.body
        const amount = amountOf(given)
        if (!isOurs(asked)) return refused('api_key نامعتبر است', 401)
        if (amount === null || amount < 1_000) return refused('مبلغ نامعتبر است')
        if (!isAddress(callback_url)) return refused('callback_url نامعتبر است')
        const { authority } = ledger.open({
          bank: 'vandar',
          authority: newToken(10),
          orderId: String(factorNumber ?? ''),
          amountRial: amount,
          returnUrl: callback_url,
          mobile: textOf(mobile_number),
        })
        return ok({ status: 1, token: authority })
      },
    },
    {
      call: 'verify',
      method: 'POST',
      path: /^\/api\/v4\/verify$/,
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return refused('api_key نامعتبر است', 401)
        const step = payment ? verify(payment) : 'refused'
        if (!payment || step === 'refused') return refused('تراکنش تایید نشد')
        return step === 'already' ? ok({ status: 2, errors: ['تایید شده'] }) : ok(detailOf(payment))
      },
    },
    {
      call: 'inquire',
      method: 'POST',
      path: /^\/api\/v4\/transaction$/,
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return refused('api_key نامعتبر است', 401)
        const isPaid = payment?.state === 'paid' || payment?.state === 'verified'
        return payment && isPaid ? ok(detailOf(payment)) : refused('تراکنش پرداخت نشده است')
      },
    },
  ],
}

/** Its amounts have two decimals. */
function detailOf({ takenRial, orderId, reference, card, mobile }: Payment) {
  return {
    status: 1,
    amount: `${takenRial}.00`,
    realAmount: takenRial - 5_000,
    wage: '5000',
    transId: Number(reference),
    factorNumber: orderId,
    mobile,
    cardNumber: card,
    message: 'ok',
  }
}
