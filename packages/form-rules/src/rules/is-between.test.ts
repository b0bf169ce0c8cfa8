import { describe, expect, it } from 'vitest'
import { isBetween } from './is-between.ts'

const range = { min: 2, max: 1_000 }

describe('between', () => {
  it.each(['2', '2.0', '500', '1,000', '۱,۰۰۰', '٩٩'])('accepts %s from 2 to 1,000 [S5.18]', (text) => {
    expect(isBetween(text, range)).toBe(true)
  })

  it.each(['1', '1.99', '1,001', '1000.01', '-5', 'abc', ''])('refuses %j [S5.18]', (text) => {
    expect(isBetween(text, range)).toBe(false)
  })

  it('compares as numbers, so 10 is not below 9', () => {
    expect(isBetween('10', { min: 9, max: 100 })).toBe(true)
  })
})
