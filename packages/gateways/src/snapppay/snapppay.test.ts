import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { snapppayGateway } from './snapppay.ts'

const SIGNED_IN = { body: { access_token: 'jwt', expires_in: 3_600 } }
const done = (response: object) => ({ body: { successful: true, response } })
const FAILED = { body: { successful: false, errorData: { message: '…' } } }
const PAID = { kind: 'paid', reference: '7001', card: null, amountRial: null }

const bank: RecordedBank = await startRecordedBank()
let gateway: Gateway
beforeEach(() => {
  const client = { clientId: 'id', clientSecret: 'secret', userName: 'shop', password: 'p w' }
  gateway = snapppayGateway({ ...ADDRESS, url: bank.url, ...client })
})
afterAll(() => bank.stop())

const paths = () => bank.asked.map(({ path }) => path.replace('/api/online/', ''))

describe('SnappPay', () => {
  it('is signed in to once, and told what is bought in sums that agree', async () => {
    const accepted = done({ paymentToken: 'tok', paymentPageUrl: 'https://pay.example/p?t=tok' })
    bank.answers(SIGNED_IN, accepted, accepted)
    const lines = [
      { title: 'کتاب', quantity: 2, amountRial: 1_000_000 },
      { title: 'مداد', quantity: 3, amountRial: 100_000 },
    ]
    expect(await gateway.request({ ...ASKED, lines })).toEqual({
      kind: 'accepted',
      authority: 'tok',
      redirect: { method: 'GET', url: 'https://pay.example/p?t=tok' },
    })
    await gateway.request(ASKED)
    expect(paths()).toEqual(['v1/oauth/token', 'payment/v1/token', 'payment/v1/token'])
    expect(bank.asked[0]).toMatchObject({
      headers: { authorization: `Basic ${Buffer.from('id:secret').toString('base64')}` },
      text: 'grant_type=password&scope=online-merchant&username=shop&password=p+w',
    })
    expect(bank.asked[1]?.headers.authorization).toBe('Bearer jwt')
    expect(JSON.parse(bank.asked[1]?.text ?? '')).toMatchObject({
      amount: 1_250_000,
      mobile: '+989121234567',
      paymentMethodTypeDto: 'INSTALLMENT',
      transactionId: '7001',
      returnURL: ASKED.returnUrl,
      cartList: [
        {
          totalAmount: 1_250_000,
          shippingAmount: 150_000,
          cartItems: [
            { name: 'کتاب', count: 2, amount: 500_000 },
            { name: 'مداد × 3', count: 1, amount: 100_000 },
          ],
        },
      ],
    })
  })

  it.each(['javascript:alert(1)', 'http://elsewhere.example/p', 'p'])(
    'sends nobody to %s',
    async (paymentPageUrl) => {
      bank.answers(SIGNED_IN, done({ paymentToken: 'tok', paymentPageUrl }))
      expect(await gateway.request(ASKED)).toMatchObject({ kind: 'unknown' })
    },
  )

  it('is paid when verified and settled', async () => {
    bank.answers(SIGNED_IN, done({ transactionId: '7001' }), done({ transactionId: '7001' }))
    expect(await gateway.verify(attempt('tok'))).toEqual(PAID)
    expect(paths().slice(1)).toEqual(['payment/v1/verify', 'payment/v1/settle'])
    expect(JSON.parse(bank.asked[1]?.text ?? '')).toEqual({ paymentToken: 'tok' })
  })

  it('asks for its status when verify says nothing, and settles what is verified', async () => {
    const status = done({ transactionId: '7001', status: 'VERIFY' })
    bank.answers(SIGNED_IN, 'hang-up', status, done({ transactionId: '7001' }))
    expect(await gateway.verify(attempt('tok'))).toEqual(PAID)
    expect(bank.asked[2]).toMatchObject({
      method: 'GET',
      path: '/api/online/payment/v1/status?paymentToken=tok',
    })
  })

  it.each([
    ['SETTLE', PAID],
    ['PENDING', { kind: 'unknown', reason: 'waiting' }],
    ['REVERT', { kind: 'not-paid', code: 'reversed' }],
    ['SOMETHING', { kind: 'unknown', reason: 'unknown' }],
  ])('answers a refused verify by its status: %s', async (status, answer) => {
    bank.answers(SIGNED_IN, FAILED, done({ transactionId: '7001', status }))
    expect(await gateway.verify(attempt('tok'))).toEqual(answer)
  })

  it('is not ours under the number of another attempt', async () => {
    bank.answers(SIGNED_IN, done({ transactionId: '7002' }), done({ transactionId: '7002' }))
    expect(await gateway.verify(attempt('tok'))).toEqual({ kind: 'mismatch', code: 'transactionId' })
  })

  it('cancels what is settled and reverts what is not', async () => {
    const paid = { ...attempt('tok'), reference: '7001' }
    bank.answers(SIGNED_IN, done({ status: 'SETTLE' }), done({}))
    expect(await gateway.reverse(paid)).toBe('reversed')
    expect(paths().at(-1)).toBe('payment/v1/cancel')
    bank.answers(done({ status: 'VERIFY' }), done({}))
    expect(await gateway.reverse(paid)).toBe('reversed')
    expect(paths().at(-1)).toBe('payment/v1/revert')
  })

  it('signs in anew once its token is refused', async () => {
    bank.answers(SIGNED_IN, { status: 401, body: {} }, SIGNED_IN, FAILED)
    expect(await gateway.request(ASKED)).toEqual({ kind: 'unavailable', reason: 'HTTP 401' })
    expect(await gateway.request(ASKED)).toMatchObject({ kind: 'refused' })
    expect(paths()).toEqual(['v1/oauth/token', 'payment/v1/token', 'v1/oauth/token', 'payment/v1/token'])
  })
})
