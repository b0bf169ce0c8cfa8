import { afterAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import { digipayGateway } from './digipay.ts'

const SIGNED_IN = { body: { access_token: 'jwt', expires_in: 3_600 } }
const OK = { result: { title: 'SUCCESS', status: 0 } }
const VERIFIED = { ...OK, trackingCode: 'T123', providerId: '7001', amount: 1_250_000 }
const PAID = { kind: 'paid', reference: 'T123', card: null, amountRial: 1_250_000 }

const bank: RecordedBank = await startRecordedBank()
afterAll(() => bank.stop())
const open = (reportsDelivered = true) =>
  digipayGateway({
    ...ADDRESS,
    url: bank.url,
    clientId: 'id',
    clientSecret: 'secret',
    userName: 'shop',
    password: 'p',
    reportsDelivered,
  })
const paths = () => bank.asked.slice(1).map(({ path }) => path.replace('/digipay/api/', ''))

describe('Digipay', () => {
  it('gives back a part under a number of its own', async () => {
    bank.answers(SIGNED_IN, { body: OK })
    const asked = {
      ...attempt('tick', { type: '13' }),
      reference: 'T123',
      partNumber: 9001,
      partRial: 250_000,
    }
    expect(await open().refundPart?.(asked)).toBe('reversed')
    expect(paths()).toEqual(['refunds?type=13'])
    expect(JSON.parse(bank.asked[1]?.text ?? '')).toEqual({
      providerId: '9001',
      amount: 250_000,
      saleTrackingCode: 'T123',
    })
    bank.answers(SIGNED_IN, { status: 422, body: { result: { title: 'FAILURE', status: 9003 } } })
    expect(await open().refundPart?.(asked)).toBe('refused')
  })

  it('gives a ticket and the page at which it is paid', async () => {
    bank.answers(SIGNED_IN, { body: { ...OK, ticket: 'tick', redirectUrl: 'https://pay.example/tick' } })
    expect(await open().request(ASKED)).toEqual({
      kind: 'accepted',
      authority: 'tick',
      redirect: { method: 'GET', url: 'https://pay.example/tick' },
    })
    expect(bank.asked[1]).toMatchObject({
      path: '/digipay/api/tickets/business?type=11',
      headers: { agent: 'WEB', 'digipay-version': '2022-02-02', authorization: 'Bearer jwt' },
    })
    expect(JSON.parse(bank.asked[1]?.text ?? '')).toEqual({
      amount: 1_250_000,
      cellNumber: '09121234567',
      providerId: '7001',
      callbackUrl: ASKED.returnUrl,
    })
  })

  it('is verified by the trackingCode and type that came back', async () => {
    bank.answers(SIGNED_IN, { body: VERIFIED })
    expect(await open().verify(attempt('tick', { trackingCode: 'T123', type: '11' }))).toEqual(PAID)
    expect(paths()).toEqual(['purchases/verify/T123?type=11'])
  })

  it.each(['5', '13'])(
    'is told delivered after a purchase on credit, type %s, unless people do it',
    async (type) => {
      const kept = { trackingCode: 'T123', type }
      bank.answers(SIGNED_IN, { body: VERIFIED }, { body: OK })
      expect(await open().verify(attempt('tick', kept))).toEqual(PAID)
      expect(paths()).toEqual([`purchases/verify/T123?type=${type}`, `purchases/deliver?type=${type}`])
      bank.answers(SIGNED_IN, { body: VERIFIED })
      expect(await open(false).verify(attempt('tick', kept))).toEqual(PAID)
    },
  )

  it.each([
    ['providerId', '7002'],
    ['providerId', undefined],
    ['amount', 125_000],
    ['amount', undefined],
    ['trackingCode', 'T124'],
  ])('is not ours with %s %s: the code came by a browser', async (name, value) => {
    bank.answers(SIGNED_IN, { body: { ...VERIFIED, [name]: value } })
    expect(await open().verify(attempt('tick', { trackingCode: 'T123' }))).toMatchObject({
      kind: 'mismatch',
      code: name,
    })
  })

  it('is not paid when it says so, and unknown when it says nothing', async () => {
    bank.answers(SIGNED_IN, { status: 422, body: { result: { status: 9_000 } } }, { status: 500, body: '' })
    const gateway = open()
    const back = attempt('tick', { trackingCode: 'T123' })
    expect(await gateway.verify(back)).toEqual({ kind: 'not-paid', code: '9000' })
    expect(await gateway.verify(back)).toEqual({ kind: 'unknown', reason: 'HTTP 500' })
  })
})
