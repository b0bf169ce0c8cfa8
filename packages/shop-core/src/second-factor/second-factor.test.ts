import { describe, expect, it } from 'vitest'
import {
  codeOf,
  groupedSecret,
  otpauthUrl,
  RECOVERY_CODE_BYTES,
  stepsNear,
  toBase32,
  toRecoveryCode,
  toTypedCode,
} from '../second-factor.ts'

describe('a code of the second factor', () => {
  it('is cut from the digest as RFC 4226 shows it', () => {
    const digest = Uint8Array.from(Buffer.from('1f8698690e02ca16618550ef7f19da8e945b555a', 'hex'))
    expect(codeOf(digest)).toBe('872921')
  })

  it('keeps its leading zeros', () => {
    expect(codeOf(new Uint8Array(20))).toBe('000000')
  })

  it('is taken for the present step, the one before and the one after', () => {
    expect(stepsNear(59_999)).toEqual([1, 0, 2])
    expect(stepsNear(60_000)).toEqual([2, 1, 3])
  })
})

describe('the secret', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is written %s', (text, written) => {
    expect(toBase32(new TextEncoder().encode(text))).toBe(written)
  })

  it('is told to the app with the shop’s name and the person’s', () => {
    expect(otpauthUrl({ shop: 'راسته', account: 'a@b.test', secret: 'MZXQ' })).toBe(
      'otpauth://totp/%D8%B1%D8%A7%D8%B3%D8%AA%D9%87:a%40b.test?secret=MZXQ&issuer=%D8%B1%D8%A7%D8%B3%D8%AA%D9%87&algorithm=SHA1&digits=6&period=30',
    )
  })

  it('is shown in groups of four', () => {
    expect(groupedSecret('MZXW6YTBOI')).toBe('MZXW 6YTB OI')
  })
})

describe('what somebody types', () => {
  it.each([
    ['123456', { kind: 'step', code: '123456' }],
    [' ۱۲۳ ٤٥٦ ', { kind: 'step', code: '123456' }],
    ['mzxw-6ytb-oi23', { kind: 'recovery', code: 'MZXW6YTBOI23' }],
    [`mzxw-6ytb-oi23-${'abcd-'.repeat(3)}`, { kind: 'recovery', code: 'MZXW6YTBOI23ABCDABCDABCD' }],
    ['MZXW-6YTB-OI23-ABCD', null],
    ['12345', null],
    ['MZXW-6YTB-OI21', null],
    ['', null],
  ])('%s is read as %o', (typed, code) => {
    expect(toTypedCode(typed)).toEqual(code)
  })

  it('is a recovery code as it was shown', () => {
    expect(toRecoveryCode('MZXW6YTBOI23ABCDABCDABCD')).toBe('MZXW-6YTB-OI23-ABCD-ABCD-ABCD')
  })

  it('that is a recovery code has more chance in it than anybody can try', () => {
    const letters = toBase32(new Uint8Array(RECOVERY_CODE_BYTES))
    expect(letters.length * 5).toBeGreaterThanOrEqual(112)
    expect(toTypedCode(toRecoveryCode(letters))).toEqual({ kind: 'recovery', code: letters })
  })
})
