import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from './digits.ts'
import { isNationalCode } from './national-code.ts'

describe('isNationalCode', () => {
  it.each(['0013542419', '1234567891', '۰۰۱۳۵۴۲۴۱۹', '٠٠١٣٥٤٢٤١٩', ' 0013542419 '])('accepts %j', (code) => {
    expect(isNationalCode(code)).toBe(true)
  })

  it.each(['', '001354241', '00135424190', '001354241a', '0013-542419', '00 13542419'])(
    'refuses %j, which is not ten digits [S5.55]',
    (code) => {
      expect(isNationalCode(code)).toBe(false)
    },
  )

  it('weighs the nine digits from 10 down to 2 [S5.56]', () => {
    // One digit alone, so its weight shows in the last digit: r = weight mod 11, last = 11 − r.
    const codes = ['1000000001', '0100000002', '0010000003', '0001000004', '0000100005']
    const rest = ['0000010006', '0000001007', '0000000108', '0000000019']
    expect([...codes, ...rest].map(isNationalCode)).toEqual(Array(9).fill(true))
  })

  it.each([
    ['0000000000', '0000000001', 0],
    ['0000000061', '0000000060', 1],
  ])(
    'with r below 2 accepts %s and refuses %s, since the last digit is r [S5.57]',
    (right, wrong, remainder) => {
      expect(weigh(right)).toBe(remainder)
      expect([isNationalCode(right), isNationalCode(wrong)]).toEqual([true, false])
    },
  )

  it.each([
    ['0000000019', 2],
    ['1000000001', 10],
  ])('with r of 2 or more accepts %s, whose last digit is 11 minus r [S5.58]', (code, remainder) => {
    expect(weigh(code)).toBe(remainder)
    expect(isNationalCode(code)).toBe(true)
    expect(isNationalCode(code.slice(0, 9) + String(remainder % 10))).toBe(false)
  })

  it('is no stricter than the checksum: ten equal digits pass', () => {
    expect(Array.from('0123456789', (digit) => isNationalCode(digit.repeat(10)))).toEqual(
      Array(10).fill(true),
    )
  })

  it('accepts exactly one last digit for any nine digits, in any script', () => {
    const nine = fc.stringMatching(/^\d{9}$/)
    fc.assert(
      fc.property(nine, (start) => {
        const accepted = Array.from('0123456789').filter((last) =>
          isNationalCode(toPersianDigits(start + last)),
        )
        expect(accepted).toHaveLength(1)
      }),
      propertyRuns(),
    )
  })
})

function weigh(code: string): number {
  return (
    Array.from(code.slice(0, 9), Number).reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11
  )
}
