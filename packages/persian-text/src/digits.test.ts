import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './any-text.arbitrary.ts'
import { toCultureDigits, toLatinDigits, toPersianDigits } from './digits.ts'

describe('digits', () => {
  it.each([
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['0123456789', '0123456789'],
    ['گوشی ۱٢3 گیگ', 'گوشی 123 گیگ'],
  ])('writes %s in Latin digits', (text, latin) => {
    expect(toLatinDigits(text)).toBe(latin)
  })

  it.each([
    ['0123456789', '۰۱۲۳۴۵۶۷۸۹'],
    ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'],
    ['iPhone 15', 'iPhone ۱۵'],
  ])('writes %s in Persian digits', (text, persian) => {
    expect(toPersianDigits(text)).toBe(persian)
  })

  it('follows the culture', () => {
    expect([toCultureDigits('1۲٣', 'fa-IR'), toCultureDigits('1۲٣', 'en-US')]).toEqual(['۱۲۳', '123'])
  })

  it('comes back to the same Latin text after a trip through Persian', () => {
    const latinText = anyText.map(toLatinDigits)
    fc.assert(
      fc.property(latinText, (text) => toLatinDigits(toPersianDigits(text)) === text),
      propertyRuns(),
    )
  })

  it('leaves everything but digits untouched', () => {
    const withoutDigits = anyText.map((text) => text.replace(/[0-9٠-٩۰-۹]/g, ''))
    fc.assert(
      fc.property(withoutDigits, (text) => toPersianDigits(text) === text && toLatinDigits(text) === text),
      propertyRuns(),
    )
  })
})
