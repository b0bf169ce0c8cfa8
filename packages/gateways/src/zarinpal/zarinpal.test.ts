import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { zarinpalGateway } from './zarinpal.ts'

const MERCHANT = '1344b5d4-0048-11e8-94db-005056a205be'
const AUTHORITY = 'A00000000000000000000000000217885159'
const failure = (code: number) => ({
  status: 422,
  body: {
    data: [],
    errors: { code, message: 'The input params invalid, validation error.', validations: [] },
  },
})
const status = (name: string) => ({
  body: { data: { code: 100, message: 'Success', status: name }, errors: [] },
})
const PAID = {
  data: {
    code: 100,
    message: 'Paid',
    card_hash: '1EBE3EBEBE35C7EC0F8D6EE4F2F859107A87822CA179BC9528767EA7B5489B69',
    card_pan: '60379986****5434',
    ref_id: 201,
    fee_type: 'Merchant',
    fee: 0,
  },
  errors: [],
}

let bank: RecordedBank
let gateway: Gateway
beforeAll(async () => {
  bank = await startRecordedBank()
  gateway = zarinpalGateway({ ...ADDRESS, url: bank.url, merchantId: MERCHANT })
})
afterAll(() => bank.stop())

describe('Zarinpal', () => {
  it('is asked in Rials, and sends the shopper to StartPay', async () => {
    bank.answers({
      body: {
        data: { code: 100, message: 'Success', authority: AUTHORITY, fee_type: 'Merchant', fee: 100 },
        errors: [],
      },
    })
    expect(await gateway.request(ASKED)).toEqual({
      kind: 'accepted',
      authority: AUTHORITY,
      redirect: { method: 'GET', url: `${bank.url}/pg/StartPay/${AUTHORITY}` },
    })
    expect(bank.asked[0]).toMatchObject({ method: 'POST', path: '/pg/v4/payment/request.json' })
    expect(bank.bodies()).toEqual([
      {
        merchant_id: MERCHANT,
        amount: 1_250_000,
        currency: 'IRR',
        description: 'سفارش ۷۰۰۱',
        callback_url: ASKED.returnUrl,
        metadata: { mobile: '09121234567', order_id: '7001' },
      },
    ])
  })

  it('refuses by the code in `errors`, where `data` is a list', async () => {
    bank.answers(failure(-9))
    expect(await gateway.request(ASKED)).toEqual({ kind: 'refused', code: '-9' })
  })

  it.each([100, 101])('is paid with code %i and its ref_id', async (code) => {
    bank.answers({ body: { ...PAID, data: { ...PAID.data, code } } })
    expect(await gateway.verify(attempt(AUTHORITY))).toEqual({
      kind: 'paid',
      reference: '201',
      card: '60379986****5434',
      amountRial: null,
    })
    expect(bank.asked[0]?.path).toBe('/pg/v4/payment/verify.json')
    expect(bank.bodies()).toEqual([{ merchant_id: MERCHANT, amount: 1_250_000, authority: AUTHORITY }])
  })

  it.each([
    [-50, { kind: 'mismatch', code: '-50' }],
    [-53, { kind: 'mismatch', code: '-53' }],
    [-54, { kind: 'not-paid', code: '-54' }],
    [-55, { kind: 'not-paid', code: '-55' }],
    // What it says of us, or of itself, is not said of the payment.
    [-10, { kind: 'unknown', reason: '-10' }],
    [-52, { kind: 'unknown', reason: '-52' }],
  ])('answers %i by what it says of the payment', async (code, answer) => {
    bank.answers(failure(code))
    expect(await gateway.verify(attempt(AUTHORITY))).toEqual(answer)
  })

  it.each([
    ['IN_BANK', { kind: 'unknown', reason: '-51 waiting' }],
    ['PAID', { kind: 'unknown', reason: '-51 paid' }],
    ['FAILED', { kind: 'not-paid', code: '-51' }],
    ['REVERSED', { kind: 'not-paid', code: '-51' }],
  ])('is not given up at -51 before its inquiry is final: %s', async (name, answer) => {
    bank.answers(failure(-51), status(name))
    expect(await gateway.verify(attempt(AUTHORITY))).toEqual(answer)
    expect(bank.asked[1]?.path).toBe('/pg/v4/payment/inquiry.json')
  })

  it('reverses by its authority, within the window', async () => {
    bank.answers({ body: { data: { code: 100, message: 'Reversed' }, errors: [] } }, failure(-63))
    const paid = { ...attempt(AUTHORITY), reference: '201' }
    expect(await gateway.reverse(paid)).toBe('reversed')
    expect(await gateway.reverse(paid)).toBe('refused')
    expect(bank.bodies()[0]).toEqual({ merchant_id: MERCHANT, authority: AUTHORITY })
  })

  it('brings back its authority and a claim', () => {
    expect(gateway.readReturn({ Authority: AUTHORITY, Status: 'OK' })).toEqual({
      authority: AUTHORITY,
      attemptNumber: null,
      claim: 'paid',
      kept: {},
    })
    expect(gateway.readReturn({ Authority: AUTHORITY, Status: 'NOK' })).toMatchObject({ claim: 'not-paid' })
  })
})
