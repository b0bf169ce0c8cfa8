import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { zibalGateway } from './zibal.ts'

const VERIFIED = { result: 100, refNumber: 16_420_007, cardNumber: '62741****44', message: 'success' }
const detail = (status: number, rest: object = {}) => ({
  body: { result: 100, status, amount: 1_250_000, orderId: '7001', refNumber: 16_420_007, ...rest },
})
const PAID = { kind: 'paid', reference: '16420007', card: '62741****44', amountRial: null }

let bank: RecordedBank
let gateway: Gateway
beforeAll(async () => {
  bank = await startRecordedBank()
  gateway = zibalGateway({ ...ADDRESS, url: bank.url, merchant: 'zibal' })
})
afterAll(() => bank.stop())

describe('Zibal', () => {
  it('is asked in Rials, and sends the shopper to its trackId', async () => {
    bank.answers({ body: { result: 100, trackId: 15_966_442_233_311, message: 'success' } })
    expect(await gateway.request(ASKED)).toEqual({
      kind: 'accepted',
      authority: '15966442233311',
      redirect: { method: 'GET', url: `${bank.url}/start/15966442233311` },
    })
    expect(bank.asked[0]?.path).toBe('/v1/request')
    expect(bank.bodies()).toEqual([
      {
        merchant: 'zibal',
        amount: 1_250_000,
        callbackUrl: ASKED.returnUrl,
        description: 'سفارش ۷۰۰۱',
        orderId: '7001',
        mobile: '09121234567',
      },
    ])
  })

  it('refuses by its result', async () => {
    bank.answers({ body: { result: 105, message: 'amount' } })
    expect(await gateway.request(ASKED)).toEqual({ kind: 'refused', code: '105' })
  })

  it('is paid whether or not it tells the amount, by a trackId that is a number', async () => {
    bank.answers({ body: VERIFIED })
    expect(await gateway.verify(attempt('15966442233311'))).toEqual(PAID)
    expect(bank.bodies()).toEqual([{ merchant: 'zibal', trackId: 15_966_442_233_311 }])
    bank.answers({ body: { ...VERIFIED, amount: 1_250_000, orderId: '7001' } })
    expect(await gateway.verify(attempt('1'))).toEqual({ ...PAID, amountRial: 1_250_000 })
  })

  it.each([
    ['amount', 125_000],
    ['orderId', '7002'],
  ])('is not ours with another %s', async (name, value) => {
    bank.answers({ body: { ...VERIFIED, [name]: value } })
    expect(await gateway.verify(attempt('1'))).toMatchObject({ kind: 'mismatch', code: name })
    bank.answers({ body: { result: 201 } }, detail(1, { [name]: value }))
    expect(await gateway.verify(attempt('1'))).toMatchObject({ kind: 'mismatch', code: name })
  })

  it.each([
    [201, 1, { kind: 'paid', reference: '16420007' }],
    [202, -1, { kind: 'unknown' }],
    [202, 2, { kind: 'unknown' }],
    [202, 3, { kind: 'not-paid', code: '3' }],
    [202, 18, { kind: 'not-paid', code: '18' }],
  ])('asks by inquiry after %i: status %i', async (result, status, answer) => {
    bank.answers({ body: { result } }, detail(status))
    expect(await gateway.verify(attempt('1'))).toMatchObject(answer)
    expect(bank.asked[1]?.path).toBe('/v1/inquiry')
  })

  it('knows no trackId after 203, and nothing after 102', async () => {
    bank.answers({ body: { result: 203 } }, { body: { result: 102 } })
    expect(await gateway.verify(attempt('1'))).toEqual({ kind: 'not-paid', code: '203' })
    expect(await gateway.verify(attempt('1'))).toEqual({ kind: 'unknown', reason: '102' })
  })
})
