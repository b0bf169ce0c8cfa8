import { expect, it } from 'vitest'
import { readDiscountAmount } from './read-discount-amount.ts'

it.each(['125,000', '۱۲۵,۰۰۰', '١٢٥,٠٠٠', '۱۲۵٬۰۰۰'])('understands %s as an amount [S3.70]', (formatted) => {
  expect(readDiscountAmount(formatted, 'rial')).toBe(125_000)
})

it('understands Toman as ten Rials each', () => {
  expect(readDiscountAmount('۱۲۵,۰۰۰', 'toman')).toBe(1_250_000)
})

it.each(['', 'رایگان'])('understands "%s" as no amount', (formatted) => {
  expect(readDiscountAmount(formatted, 'rial')).toBeNull()
})
