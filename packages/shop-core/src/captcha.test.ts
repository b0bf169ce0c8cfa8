import { describe, expect, it } from 'vitest'
import {
  CAPTCHA_DIGITS,
  CAPTCHA_LENGTH,
  captchaWorkMax,
  newCaptchaDigits,
  toCaptchaDigits,
} from './captcha.ts'

describe('a typed captcha', () => {
  it.each(['12345', '۱۲۳۴۵', '١٢٣٤٥', '۱2٣۴5', ' ۱۲۳ ۴۵ ', '\u200f۱۲۳۴۵\u200e', '1-2-3-4-5'])(
    'is read in any script and spacing: %s',
    (typed) => {
      expect(toCaptchaDigits(typed)).toBe('12345')
    },
  )

  it.each(['', '1234', '123456', 'abcde', '1234a', '१२३४५'])('is none when it is %j', (typed) => {
    expect(toCaptchaDigits(typed)).toBeNull()
  })
})

describe('a new captcha', () => {
  it('has its digits by chance and never a zero', () => {
    expect(newCaptchaDigits(() => 0)).toBe('1'.repeat(CAPTCHA_LENGTH))
    expect(newCaptchaDigits((below) => below - 1)).toBe('9'.repeat(CAPTCHA_LENGTH))
    expect(CAPTCHA_DIGITS).not.toContain('0')
  })
})

describe('the work of a subnet', () => {
  it.each([
    [0, 100_000],
    [60, 100_000],
    [61, 200_000],
    [90, 200_000],
    [91, 400_000],
    [180, 1_600_000],
    [100_000, 1_600_000],
  ])('after %i accepted answers spans %i numbers', (uses, max) => {
    expect(captchaWorkMax(uses)).toBe(max)
  })
})
