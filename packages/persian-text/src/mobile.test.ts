import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from './digits.ts'
import { isIranianMobile, toIranianMobile } from './mobile.ts'

describe('Iranian mobile', () => {
  it.each([
    '9123456789',
    '09123456789',
    '+989123456789',
    '989123456789',
    '+9809123456789',
    '9809123456789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '٠٩١٢٣٤٥٦٧٨٩',
    ' \u200e+989123456789 ',
  ])('keeps %s as 09123456789', (text) => {
    expect(toIranianMobile(text)).toBe('09123456789')
    expect(isIranianMobile(text)).toBe(true)
  })

  it.each([
    '',
    '00989123456789',
    '0098 9123456789',
    '+00989123456789',
    '912345678',
    '91234567890',
    '02112345678',
    '008123456789',
    '+979123456789',
    '0912 345 6789',
    '0912-345-6789',
    '0912345678a',
    '9123456789\n9123456789',
  ])('refuses %j', (text) => {
    expect(toIranianMobile(text)).toBeUndefined()
    expect(isIranianMobile(text)).toBe(false)
  })

  it('keeps one form whatever the prefix and script', () => {
    const prefix = fc.constantFrom('', '0', '98', '+98', '980', '+980')
    const subscriber = fc.integer({ min: 0, max: 999_999_999 }).map((n) => `9${String(n).padStart(9, '0')}`)
    fc.assert(
      fc.property(prefix, subscriber, (start, number) => {
        expect(toIranianMobile(toPersianDigits(start + number))).toBe(`0${number}`)
      }),
      propertyRuns(),
    )
  })
})
