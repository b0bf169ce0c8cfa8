import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './format-amount.ts'
import { parseAmount } from './parse-amount.ts'

describe('formatAmount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12500, '12,500'],
    [1250000, '1,250,000'],
    [-1250000, '-1,250,000'],
  ])('writes %i with thousands commas [S1.36]', (amount, text) => {
    expect(formatAmount(amount, 'en-US')).toBe(text)
  })

  it.each([
    [0, '۰'],
    [999, '۹۹۹'],
    [1234567890, '۱,۲۳۴,۵۶۷,۸۹۰'],
  ])('writes %i in Persian digits for fa-IR [S1.36 S1.37]', (amount, text) => {
    expect(formatAmount(amount, 'fa-IR')).toBe(text)
  })

  it('holds the minus in place before Persian digits', () => {
    expect(formatAmount(-1000, 'fa-IR')).toBe('\u200e-۱,۰۰۰')
  })

  it.each([
    [1234.5, '1,234.5'],
    [0.25, '0.25'],
    [1e21, '1,000,000,000,000,000,000,000'],
    [1e-6, '0.000001'],
    [1e-7, '0'],
  ])('never writes %d in exponent form', (amount, text) => {
    expect(formatAmount(amount, 'en-US')).toBe(text)
  })

  it('can be read back in both cultures', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom('fa-IR' as const, 'en-US' as const), (amount, culture) => {
        expect(parseAmount(formatAmount(amount, culture))).toBe(amount)
      }),
      propertyRuns(),
    )
  })
})
