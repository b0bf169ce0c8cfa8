import { describe, expect, it } from 'vitest'
import { parseDecimal } from './parse-decimal.ts'

describe('parseDecimal', () => {
  it.each([
    ['۱۲', 12],
    ['١٢', 12],
    ['12', 12],
    ['۱۲٫۵', 12.5],
    ['12.5', 12.5],
    ['-۳', -3],
    ['\u200e-3', -3],
    ['۱۲,۵۰۰', 12500],
  ])('reads %j as %d', (text, number) => {
    expect(parseDecimal(text)).toBe(number)
  })

  it.each(['', '-', '1.', '.5', '1.2.3', 'دو', '1e3'])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })
})
