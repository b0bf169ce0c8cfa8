import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { mellatGateway } from './mellat.ts'

const KEPT = { saleReferenceId: '5142510', saleOrderId: '7001' }
const returned = (value: string) => ({
  body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><ns1:bpPayRequestResponse xmlns:ns1="http://interfaces.core.sw.bps.com/"><return>${value}</return></ns1:bpPayRequestResponse></soap:Body></soap:Envelope>`,
})
const envelope = (method: string, inside: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><b:${method} xmlns:b="http://interfaces.core.sw.bps.com/"><terminalId>6500000</terminalId><userName>shop</userName><userPassword>p&amp;&lt;w</userPassword>${inside}</b:${method}></s:Body></s:Envelope>`
const sale =
  '<orderId>7001</orderId><saleOrderId>7001</saleOrderId><saleReferenceId>5142510</saleReferenceId>'

let bank: RecordedBank
let gateway: Gateway
beforeAll(async () => {
  bank = await startRecordedBank()
  gateway = mellatGateway({
    ...ADDRESS,
    url: bank.url,
    terminalId: '6500000',
    userName: 'shop',
    password: 'p&<w',
    // 05:04:03 in Tehran.
    now: () => new Date('2026-11-14T01:34:03Z'),
  })
})
afterAll(() => bank.stop())

describe('Mellat', () => {
  it('is asked in its own envelope, with the hour’s leading zero, and its RefId is posted', async () => {
    bank.answers(returned('0,AF82041a2Bf68989c7fF9'))
    expect(await gateway.request(ASKED)).toEqual({
      kind: 'accepted',
      authority: 'AF82041a2Bf68989c7fF9',
      redirect: {
        method: 'POST',
        url: `${bank.url}/pgwchannel/startpay.mellat`,
        fields: { RefId: 'AF82041a2Bf68989c7fF9', MobileNo: '989121234567' },
      },
    })
    expect(bank.asked[0]).toMatchObject({
      path: '/pgwchannel/services/pgw',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      text: envelope(
        'bpPayRequest',
        '<orderId>7001</orderId><amount>1250000</amount><localDate>20261114</localDate><localTime>050403</localTime><additionalData>سفارش ۷۰۰۱</additionalData><callBackUrl>https://shop.example/shop/payment/return/bank/7001?a=1&amp;b=2</callBackUrl><payerId>0</payerId>',
      ),
    })
  })

  it('refuses by its code', async () => {
    bank.answers(returned('421'))
    expect(await gateway.request(ASKED)).toEqual({ kind: 'refused', code: '421' })
  })

  it.each([
    ['0', '0'],
    ['43', '0'],
    ['0', '45'],
    ['43', '45'],
  ])('is paid when verified (%s) and settled (%s), each by our own order', async (verified, settled) => {
    bank.answers(returned(verified), returned(settled))
    expect(await gateway.verify(attempt('r', KEPT))).toEqual({
      kind: 'paid',
      reference: '5142510',
      card: null,
      amountRial: null,
    })
    expect(bank.asked.map(({ text }) => text)).toEqual([
      envelope('bpVerifyRequest', sale),
      envelope('bpSettleRequest', sale),
    ])
  })

  it.each([
    ['17', { kind: 'not-paid', code: '17' }],
    ['42', { kind: 'not-paid', code: '42' }],
    ['48', { kind: 'not-paid', code: '48' }],
    ['25', { kind: 'mismatch', code: '25' }],
    ['24', { kind: 'unknown', reason: '24' }],
    ['34', { kind: 'unknown', reason: '34' }],
    ['421', { kind: 'unknown', reason: '421' }],
  ])('is not settled when verify answers %s', async (code, answer) => {
    bank.answers(returned(code))
    expect(await gateway.verify(attempt('r', KEPT))).toEqual(answer)
    expect(bank.asked).toHaveLength(1)
  })

  it('is unknown while only verified', async () => {
    bank.answers(returned('0'), { status: 500, body: '<fault/>' })
    expect(await gateway.verify(attempt('r', KEPT))).toEqual({ kind: 'unknown', reason: 'HTTP 500' })
    bank.answers(returned('0'), returned('61'))
    expect(await gateway.verify(attempt('r', KEPT))).toEqual({ kind: 'unknown', reason: '61' })
  })

  it('is not asked without a reference, nor for the order of another attempt', async () => {
    bank.answers()
    expect(await gateway.verify(attempt('r'))).toEqual({ kind: 'unknown', reason: 'no-return' })
    expect(await gateway.inquire(attempt('r'))).toBe('cannot')
    const other = attempt('r', { ...KEPT, saleOrderId: '7002' })
    expect(await gateway.verify(other)).toEqual({ kind: 'mismatch', code: 'SaleOrderId' })
    expect(bank.asked).toEqual([])
  })

  it.each([
    ['0', 'paid'],
    ['45', 'verified'],
    ['48', 'reversed'],
    ['42', 'not-paid'],
    ['24', 'unknown'],
  ])('is inquired about: %s', async (code, inquiry) => {
    bank.answers(returned(code))
    expect(await gateway.inquire(attempt('r', KEPT))).toBe(inquiry)
    expect(bank.asked[0]?.text).toBe(envelope('bpInquiryRequest', sale))
  })

  it('reverses by its reference', async () => {
    bank.answers(returned('0'), returned('45'))
    const paid = { ...attempt('r', KEPT), reference: '5142510' }
    expect(await gateway.reverse(paid)).toBe('reversed')
    expect(bank.asked[0]?.text).toBe(envelope('bpReversalRequest', sale))
    expect(await gateway.reverse(paid)).toBe('refused')
  })

  it('brings back its reference and order', () => {
    const fields = {
      RefId: 'AF82',
      ResCode: '0',
      SaleOrderId: '7001',
      SaleReferenceId: '5142510',
      FinalAmount: '1',
    }
    expect(gateway.readReturn(fields)).toEqual({
      authority: 'AF82',
      attemptNumber: '7001',
      claim: 'paid',
      kept: KEPT,
    })
    expect(gateway.readReturn({ ...fields, ResCode: '17' })).toMatchObject({ claim: 'not-paid' })
  })
})
