import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { SPECIAL_CODE_DELETE } from './paths.ts'
import { SpecialCodeParams, SpecialCodeWire, toSpecialCodeAnswer, toSpecialCodeWire } from './special-code.ts'

const found = { found: true, formattedDiscountAmount: '۱۲۰,۰۰۰', marketerName: 'مریم کاظمی' } as const

describe('the special-code call', () => {
  it.each(['N', 'NOWRUZ', 'عید۱۴۰۵', SPECIAL_CODE_DELETE])('takes the code %s', (code) => {
    expect(Value.Check(SpecialCodeParams, { code })).toBe(true)
  })

  it.each(['', 'x'.repeat(65)])('does not take the code "%s"', (code) => {
    expect(Value.Check(SpecialCodeParams, { code })).toBe(false)
  })

  it('answers Found, FormattedDiscountAmount and MarketerName', () => {
    expect(toSpecialCodeWire(found)).toEqual({
      Found: true,
      FormattedDiscountAmount: '۱۲۰,۰۰۰',
      MarketerName: 'مریم کاظمی',
    })
  })

  it.each([found, { ...found, marketerName: null }, { found: false } as const])(
    'is read back as it was written: %j',
    (answer) => {
      const wire = toSpecialCodeWire(answer)
      expect(Value.Check(SpecialCodeWire, wire)).toBe(true)
      expect(toSpecialCodeAnswer(wire)).toEqual(answer)
    },
  )
})
