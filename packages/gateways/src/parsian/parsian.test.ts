import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { parsianGateway } from './parsian.ts'

const NAMESPACE = 'https://pec.Shaparak.ir/NewIPGServices'
const result = (inside: string) => ({
  body: `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><R xmlns="x"><RResult>${inside}</RResult></R></soap:Body></soap:Envelope>`,
})
const envelope = (soap: string, method: string, namespace: string, inside: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${soap}"><s:Body><${method} xmlns="${NAMESPACE}/${namespace}"><requestData><LoginAccount>pin</LoginAccount>${inside}</requestData></${method}></s:Body></s:Envelope>`
const SOAP_11 = 'http://schemas.xmlsoap.org/soap/envelope/'
const SOAP_12 = 'http://www.w3.org/2003/05/soap-envelope'

let bank: RecordedBank
let gateway: Gateway
beforeAll(async () => {
  bank = await startRecordedBank()
  gateway = parsianGateway({ ...ADDRESS, url: bank.url, loginAccount: 'pin' })
})
afterAll(() => bank.stop())

describe('Parsian', () => {
  it('is asked in the namespace with the capital S, and sends the shopper to its Token', async () => {
    bank.answers(result('<Token>123456789</Token><Message>ok</Message><Status>0</Status>'))
    expect(await gateway.request(ASKED)).toEqual({
      kind: 'accepted',
      authority: '123456789',
      redirect: { method: 'GET', url: `${bank.url}/NewIPG/?Token=123456789` },
    })
    expect(bank.asked[0]).toMatchObject({
      path: '/NewIPGServices/Sale/SaleService.asmx',
      headers: { soapaction: `"${NAMESPACE}/Sale/SaleService/SalePaymentRequest"` },
      text: envelope(
        SOAP_11,
        'SalePaymentRequest',
        'Sale/SaleService',
        '<Amount>1250000</Amount><OrderId>7001</OrderId><CallBackUrl>https://shop.example/shop/payment/return/bank/7001?a=1&amp;b=2</CallBackUrl><AdditionalData>سفارش ۷۰۰۱</AdditionalData><Originator>09121234567</Originator>',
      ),
    })
  })

  it('refuses by its Status', async () => {
    bank.answers(result('<Token>0</Token><Status>-112</Status>'))
    expect(await gateway.request(ASKED)).toEqual({ kind: 'refused', code: '-112' })
  })

  it('is confirmed by our Token, which is its reference then and ever after', async () => {
    const paid = { kind: 'paid', reference: '123', amountRial: null }
    bank.answers(
      result(
        '<Status>0</Status><CardNumberMasked>603799******1234</CardNumberMasked><Token>123</Token><RRN>713</RRN>',
      ),
      result('<Status>-1533</Status><Token>123</Token><RRN>0</RRN>'),
    )
    expect(await gateway.verify(attempt('123'))).toEqual({ ...paid, card: '603799******1234' })
    expect(await gateway.verify(attempt('123'))).toEqual({ ...paid, card: null })
    expect(bank.asked[0]).toMatchObject({
      path: '/NewIPGServices/Confirm/ConfirmService.asmx',
      text: envelope(SOAP_11, 'ConfirmPayment', 'Confirm/ConfirmService', '<Token>123</Token>'),
    })
  })

  it.each([
    ['<Status>0</Status><RRN>0</RRN>', { kind: 'unknown', reason: '0' }],
    ['<Status>0</Status><RRN>7</RRN><Token>124</Token>', { kind: 'mismatch', code: 'Token' }],
    ['<Status>-138</Status><RRN>0</RRN>', { kind: 'not-paid', code: '-138' }],
    ['<Status>-1531</Status><RRN>0</RRN>', { kind: 'not-paid', code: '-1531' }],
    ['<Status>-1528</Status><RRN>0</RRN>', { kind: 'unknown', reason: '-1528' }],
    ['<Status>-126</Status><RRN>0</RRN>', { kind: 'unknown', reason: '-126' }],
    ['<RRN>7</RRN>', { kind: 'unknown', reason: 'unreadable' }],
  ])('answers %s by what it says of the payment', async (inside, answer) => {
    bank.answers(result(inside))
    expect(await gateway.verify(attempt('123'))).toEqual(answer)
  })

  it('reverses in SOAP 1.2', async () => {
    bank.answers(result('<Status>0</Status>'), result('<Status>-1549</Status>'))
    const paid = { ...attempt('123'), reference: '123' }
    expect(await gateway.reverse(paid)).toBe('reversed')
    expect(await gateway.reverse(paid)).toBe('refused')
    expect(bank.asked[0]).toMatchObject({
      path: '/NewIPGServices/Reverse/ReversalService.asmx',
      headers: { 'content-type': expect.stringContaining('application/soap+xml') },
      text: envelope(SOAP_12, 'ReversalRequest', 'Reversal/ReversalService', '<Token>123</Token>'),
    })
  })

  it.each(['Token', 'token'])('brings back its %s, with commas in an amount that nobody reads', (name) => {
    expect(gateway.readReturn({ [name]: '123', status: '0', orderId: '7001', amount: '1,250,000' })).toEqual({
      authority: '123',
      attemptNumber: '7001',
      claim: 'paid',
      kept: {},
    })
  })
})
