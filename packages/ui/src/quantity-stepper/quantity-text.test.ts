import { describe, expect, it } from 'vitest'
import { isNumericKey, keepDigits } from './quantity-text.ts'

describe('the text of a quantity field', () => {
  it.each([
    ['12', '12'],
    ['۱۲', '12'],
    ['١٢', '12'],
    ['1,250 عدد', '1250'],
    ['-3.5', '35'],
    ['abc', ''],
    ['123456789', '123456'],
  ])('keeps of %j the digits %j', (text, digits) => {
    expect(keepDigits(text)).toBe(digits)
  })

  it.each(['0', '۷', '٩', 'Backspace', 'Tab', 'ArrowLeft', 'Enter'])('lets the key %s act', (key) => {
    expect(isNumericKey({ key, hasModifier: false })).toBe(true)
  })

  it.each(['e', '-', '.', '+', 'ن', ' '])('refuses the key %j', (key) => {
    expect(isNumericKey({ key, hasModifier: false })).toBe(false)
  })

  it('leaves keyboard shortcuts alone', () => {
    expect(isNumericKey({ key: 'v', hasModifier: true })).toBe(true)
  })
})
