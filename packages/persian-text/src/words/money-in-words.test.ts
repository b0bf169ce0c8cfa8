import { describe, expect, it } from 'vitest'
import { moneyInWords } from './money-in-words.ts'

describe('moneyInWords', () => {
  it.each([
    [1_250_000, 'fa-IR', 'toman', 'صد و بیست و پنج هزار تومان'],
    [1_250_000, 'fa-IR', 'rial', 'یک میلیون و دویست و پنجاه هزار ریال'],
    [1_250_000, 'en-US', 'toman', 'one hundred twenty-five thousand Toman'],
    [1_250_000, 'en-US', 'rial', 'one million two hundred fifty thousand Rial'],
    [0, 'fa-IR', 'toman', 'صفر تومان'],
    [0, 'fa-IR', 'rial', 'صفر ریال'],
    [11, 'fa-IR', 'toman', 'یک تومان و یک ریال'],
    [-50, 'fa-IR', 'toman', 'منفی پنج تومان'],
  ] as const)('says %i for %s in %s', (rials, culture, unit, words) => {
    expect(moneyInWords(rials, { culture, unit })).toBe(words)
  })

  it('says the odd Rials of a Toman amount too', () => {
    expect(moneyInWords(12_345, { culture: 'fa-IR', unit: 'toman' })).toBe(
      'هزار و دویست و سی و چهار تومان و پنج ریال',
    )
    expect(moneyInWords(25, { culture: 'en-US', unit: 'toman' })).toBe('two Toman and five Rial')
    expect(moneyInWords(7, { culture: 'fa-IR', unit: 'toman' })).toBe('هفت ریال')
  })
})
