import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('formatMoney', () => {
  it.each([
    ['fa-IR', 'toman', '۱۲۵,۰۰۰ تومان'],
    ['fa-IR', 'rial', '۱,۲۵۰,۰۰۰ ریال'],
    ['en-US', 'toman', '125,000 Toman'],
    ['en-US', 'rial', '1,250,000 Rial'],
  ] as const)('writes Rials for %s in %s [S1.36 S1.37]', (culture, unit, text) => {
    expect(formatMoney(1_250_000, { culture, unit })).toBe(text)
  })

  it('shows the odd Rials of an amount that is not a whole Toman', () => {
    expect(formatMoney(12_345, { culture: 'fa-IR', unit: 'toman' })).toBe('۱,۲۳۴.۵ تومان')
  })
})
