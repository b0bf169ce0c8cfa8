import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, ASKED, attempt, type RecordedBank, startRecordedBank } from '../../test/recorded-bank.ts'
import type { Gateway } from '../gateway.ts'
import { sepGateway } from './sep.ts'

const KEPT = { refNum: 'GmshtyjwKSu', resNum: '7001' }
const DETAIL = {
  RRN: '14226761817',
  RefNum: 'GmshtyjwKSu',
  MaskedPan: '621986****8080',
  HashedPan: 'b96a14400c3a59249e87c300ecc06e5920327e70220213b5bbb7d7b2410f7e0d',
  TerminalNumber: 13500000,
  OrginalAmount: 1_250_000,
  AffectiveAmount: 1_250_000,
  StraceDate: '2019-09-16 18:11:06',
  StraceNo: '100428',
}
const result = (ResultCode: number, detail: object | null = DETAIL) => ({
  body: { TransactionDetail: detail, ResultCode, ResultDescription: '', Success: ResultCode === 0 },
})

let bank: RecordedBank
let gateway: Gateway
beforeAll(async () => {
  bank = await startRecordedBank()
  gateway = sepGateway({ ...ADDRESS, url: bank.url, terminalId: '13500000' })
})
afterAll(() => bank.stop())

describe('SEP', () => {
  it('gives a token that the browser posts', async () => {
    bank.answers({ body: { status: 1, token: '2c3c1fefac5a48geb9f9be7e445dd9b2' } })
    expect(await gateway.request(ASKED)).toEqual({
      kind: 'accepted',
      authority: '2c3c1fefac5a48geb9f9be7e445dd9b2',
      redirect: {
        method: 'POST',
        url: `${bank.url}/OnlinePG/OnlinePG`,
        fields: { Token: '2c3c1fefac5a48geb9f9be7e445dd9b2', GetMethod: 'false' },
      },
    })
    expect(bank.asked[0]?.path).toBe('/onlinepg/onlinepg')
    expect(bank.bodies()).toEqual([
      {
        action: 'token',
        TerminalId: '13500000',
        Amount: 1_250_000,
        ResNum: '7001',
        RedirectUrl: ASKED.returnUrl,
        CellNumber: '09121234567',
      },
    ])
  })

  it('refuses by its errorCode', async () => {
    bank.answers({ body: { status: -1, errorCode: '5', errorDesc: 'پارامترهای ارسالی نامعتبر است.' } })
    expect(await gateway.request(ASKED)).toEqual({ kind: 'refused', code: '5' })
  })

  it.each([0, 2])(
    'is paid with ResultCode %i when terminal, RefNum and both amounts are ours',
    async (code) => {
      bank.answers(result(code))
      expect(await gateway.verify(attempt('t', KEPT))).toEqual({
        kind: 'paid',
        reference: 'GmshtyjwKSu',
        card: '621986****8080',
        amountRial: 1_250_000,
      })
      expect(bank.asked[0]?.path).toBe('/verifyTxnRandomSessionkey/ipg/VerifyTransaction')
      expect(bank.bodies()).toEqual([{ RefNum: 'GmshtyjwKSu', TerminalNumber: 13500000 }])
    },
  )

  it.each([
    ['OrginalAmount', 125_000],
    ['AffectiveAmount', 125_000],
    ['TerminalNumber', 13500001],
    ['RefNum', 'another'],
  ])('is not ours when the bank knows another %s, repeated or not', async (name, value) => {
    for (const code of [0, 2]) {
      bank.answers(result(code, { ...DETAIL, [name]: value }))
      expect(await gateway.verify(attempt('t', KEPT))).toMatchObject({ kind: 'mismatch', code: name })
    }
  })

  it('says that another amount was taken by the very question, and not by one before it', async () => {
    const other = { ...DETAIL, AffectiveAmount: 125_000 }
    const taken = { reference: KEPT.refNum, amountRial: 125_000 }
    bank.answers(result(0, other))
    expect(await gateway.verify(attempt('t', KEPT))).toMatchObject({ taken: { ...taken, isNow: true } })
    bank.answers(result(2, other))
    expect(await gateway.verify(attempt('t', KEPT))).toMatchObject({ taken: { ...taken, isNow: false } })
  })

  it.each([
    [-2, { kind: 'not-paid', code: '-2' }],
    [-6, { kind: 'not-paid', code: '-6' }],
    [-104, { kind: 'unknown', reason: '-104' }],
    [-106, { kind: 'unknown', reason: '-106' }],
    // Repeated, without saying of what.
    [2, { kind: 'unknown', reason: '2' }],
  ])('answers %i without a detail by what it says of the payment', async (code, answer) => {
    bank.answers(result(code, null))
    expect(await gateway.verify(attempt('t', KEPT))).toEqual(answer)
  })

  it('is not asked without a RefNum, nor for the ResNum of another attempt', async () => {
    bank.answers()
    expect(await gateway.verify(attempt('t'))).toEqual({ kind: 'unknown', reason: 'no-return' })
    const other = attempt('t', { ...KEPT, resNum: '7002' })
    expect(await gateway.verify(other)).toEqual({ kind: 'mismatch', code: 'ResNum' })
    expect(bank.asked).toEqual([])
  })

  it('brings back RefNum and ResNum, and nothing of the amount', () => {
    const fields = {
      ...{
        MID: '13500000',
        TerminalId: '13500000',
        State: 'OK',
        Status: '2',
        RefNum: 'GmshtyjwKSu',
        ResNum: '7001',
      },
      ...{
        RRN: '14226761817',
        TraceNo: '100428',
        Amount: '1',
        Wage: '',
        SecurePan: '621986****8080',
        Token: 't',
      },
    }
    expect(gateway.readReturn(fields)).toEqual({
      authority: 't',
      attemptNumber: '7001',
      claim: 'paid',
      kept: KEPT,
    })
    expect(gateway.readReturn({ ...fields, Status: '1' })).toMatchObject({ claim: 'not-paid' })
  })

  it('reverses by its RefNum', async () => {
    bank.answers(result(0), result(-2, null))
    const paid = { ...attempt('t', KEPT), reference: KEPT.refNum }
    expect(await gateway.reverse(paid)).toBe('reversed')
    expect(await gateway.reverse(paid)).toBe('refused')
    expect(bank.asked[0]?.path).toBe('/verifyTxnRandomSessionkey/ipg/ReverseTransaction')
  })
})
