import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { vandarGateway } from './vandar.ts'

const VERIFIED = {
  status: 1,
  amount: '1250000.00',
  realAmount: 1_245_000,
  wage: '5000',
  transId: 159_178_352_177,
  factorNumber: '7001',
  cardNumber: '603799******7999',
}
const PAID = { kind: 'paid', reference: '159178352177', card: '603799******7999', amountRial: 1_250_000 }
const REFUSED = { status: 422, body: { status: 0, errors: ['…'] } }

let bank: RecordedBank
let gateway: Gateway
beforeAll(async () => {
  bank = await startRecordedBank()
  gateway = vandarGateway({ ...ADDRESS, url: bank.url, apiKey: 'key' })
})
afterAll(() => bank.stop())

describe('Vandar', () => {
  it('is asked in Rials, and sends the shopper to its token', async () => {
    bank.answers({ body: { status: 1, token: 'KRRWOMSQ' } })
    expect(await gateway.request(ASKED)).toEqual({
      kind: 'accepted',
      authority: 'KRRWOMSQ',
      redirect: { method: 'GET', url: `${bank.url}/v4/KRRWOMSQ` },
    })
    expect(bank.asked[0]?.path).toBe('/api/v4/send')
    expect(bank.bodies()).toEqual([
      {
        api_key: 'key',
        amount: 1_250_000,
        callback_url: ASKED.returnUrl,
        mobile_number: '09121234567',
        factorNumber: '7001',
        description: 'سفارش ۷۰۰۱',
      },
    ])
  })

  it('refuses with status 0', async () => {
    bank.answers(REFUSED)
    expect(await gateway.request(ASKED)).toEqual({ kind: 'refused', code: 'HTTP 422' })
  })

  it('is paid when verified, and by its transaction when it was verified before', async () => {
    bank.answers({ body: VERIFIED })
    expect(await gateway.verify(attempt('KRRWOMSQ'))).toEqual(PAID)
    expect(bank.bodies()).toEqual([{ api_key: 'key', token: 'KRRWOMSQ' }])
    bank.answers({ body: { status: 2 } }, { body: VERIFIED })
    expect(await gateway.verify(attempt('KRRWOMSQ'))).toEqual(PAID)
    expect(bank.asked.map(({ path }) => path)).toEqual(['/api/v4/verify', '/api/v4/transaction'])
  })

  it.each([
    ['amount', '125000.00'],
    ['factorNumber', '7002'],
  ])('is not ours with another %s', async (name, value) => {
    bank.answers({ body: { ...VERIFIED, [name]: value } })
    expect(await gateway.verify(attempt('t'))).toMatchObject({ kind: 'mismatch', code: name })
  })

  it('is not paid when its transaction is not either, and unknown when that is paid', async () => {
    bank.answers(REFUSED, REFUSED)
    expect(await gateway.verify(attempt('t'))).toEqual({ kind: 'not-paid', code: '0' })
    bank.answers(REFUSED, { body: VERIFIED })
    expect(await gateway.verify(attempt('t'))).toEqual({ kind: 'unknown', reason: '0' })
  })

  it('says nothing of the payment when it refuses our key', async () => {
    bank.answers({ status: 401, body: { status: 0, errors: ['…'] } })
    expect(await gateway.verify(attempt('t'))).toMatchObject({ kind: 'unknown' })
  })
})
