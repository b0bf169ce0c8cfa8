import { randomInt } from 'node:crypto'
import { CREDENTIALS } from '../bank-environment.ts'
import { reverse, verify } from '../ledger.ts'
import type { Payment } from '../payment.ts'
import {
  type Asked,
  amountOf,
  type BankCall,
  type BankProtocol,
  isAddress,
  requestAbout,
  textOf,
} from '../protocol.ts'
import { isCall, parameter, soapAnswer } from '../soap.ts'

const NAMESPACE = 'https://pec.Shaparak.ir/NewIPGServices'
const SALE = `${NAMESPACE}/Sale/SaleService`
const CONFIRM = `${NAMESPACE}/Confirm/ConfirmService`
const REVERSAL = `${NAMESPACE}/Reversal/ReversalService`
const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope'
const CODES = { cancelled: '-138', 'wrong-card': '-1', 'timed-out': '-131' } as const
/** -1528: no payment yet; of what failed or went back, -1531. */
const UNPAID: Partial<Record<Payment['state'], number>> = {
  created: -1528,
  cancelled: -138,
  'timed-out': -131,
}

const elements = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
const result = (method: string, namespace: string, values: object) =>
  `<${method}Response xmlns="${namespace}"><${method}Result>${elements(values)}</${method}Result></${method}Response>`

const isOurs = (asked: Asked) => parameter(asked, 'LoginAccount') === CREDENTIALS.parsianAccount
const about: BankCall['about'] = (asked, ledger) => ledger.byAuthority('parsian', parameter(asked, 'Token'))
const saleResult = (values: object) => soapAnswer(result('SalePaymentRequest', SALE, values))
const confirmResult = (values: object) => soapAnswer(result('ConfirmPayment', CONFIRM, values))
const reversalResult = (values: object) => soapAnswer(result('ReversalRequest', REVERSAL, values), SOAP_12)

export const parsian: BankProtocol = {
  bank: 'parsian',
  title: 'تجارت الکترونیک پارسیان',
  windowMinutes: 30,
  captures: 'verified',
  reportsAmount: false,
  returnMethod: 'POST',
  page: { method: 'GET', path: /^\/NewIPG\/$/, authority: ({ query }) => query.get('Token') },
  toReturn: ({ orderId }, { isPaid, reason, authority, reference, amountRial }) => ({
    Token: authority,
    status: isPaid ? '0' : CODES[reason],
    orderId,
    amount: amountRial.toLocaleString('en-US'),
    ...(isPaid ? { RRN: reference, TerminalNo: '44000000' } : {}),
  }),
  calls: [
    {
      call: 'request',
      method: 'POST',
      path: /^\/NewIPGServices\/Sale\/SaleService\.asmx$/,
      fits: isCall('SalePaymentRequest', SALE),
      about: requestAbout,
      answer: (asked, ledger) => {
        const amount = amountOf(parameter(asked, 'Amount'))
        const [orderId, returnUrl] = [parameter(asked, 'OrderId'), parameter(asked, 'CallBackUrl')]
        const refuse = (Status: number) => saleResult({ Token: 0, Message: 'refused', Status })
        if (!isOurs(asked)) return refuse(-126)
        if (amount === null || amount < 1_000) return refuse(-132)
        if (!isAddress(returnUrl)) return refuse(-127)
        if (ledger.byOrder('parsian', orderId)) return refuse(-112)
        const { authority: Token } = ledger.open({
          bank: 'parsian',
          authority: String(randomInt(10 ** 11, 10 ** 12)),
          orderId,
          amountRial: amount,
          returnUrl,
          mobile: textOf(parameter(asked, 'Originator')),
        })
        return saleResult({ Token, Message: 'عمليات موفق', Status: 0 })
      },
    },
    {
      call: 'verify',
      method: 'POST',
      path: /^\/NewIPGServices\/Confirm\/ConfirmService\.asmx$/,
      fits: isCall('ConfirmPayment', CONFIRM),
      about,
      answer: (asked, _, payment) => {
        if (!isOurs(asked)) return confirmResult({ Status: -126, RRN: 0, Token: 0 })
        if (!payment) return confirmResult({ Status: -130, RRN: 0, Token: 0 })
        const { authority: Token, reference: RRN, card } = payment
        const step = verify(payment)
        if (step === 'already') return confirmResult({ Status: -1533, RRN: 0, Token })
        if (step === 'refused')
          return confirmResult({ Status: UNPAID[payment.state] ?? -1531, RRN: 0, Token })
        return confirmResult({ Status: 0, CardNumberMasked: card, Token, RRN })
      },
    },
    {
      call: 'reverse',
      method: 'POST',
      path: /^\/NewIPGServices\/Reverse\/ReversalService\.asmx$/,
      fits: isCall('ReversalRequest', REVERSAL),
      about,
      answer: (asked, _, payment) => {
        const isDone = isOurs(asked) && payment && reverse(payment) !== 'refused'
        return reversalResult({
          Status: isDone ? 0 : -1549,
          Token: payment?.authority ?? 0,
          Message: isDone ? 'done' : 'refused',
        })
      },
    },
  ],
}
