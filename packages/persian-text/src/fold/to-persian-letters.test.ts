import { describe, expect, it } from 'vitest'
import { toPersianLetters } from './to-persian-letters.ts'

describe('toPersianLetters', () => {
  it('writes the Arabic yeh and kaf in Persian', () => {
    expect(toPersianLetters('كيف علي و مصطفى')).toBe('کیف علی و مصطفی')
  })

  it('keeps what a reader would see differently', () => {
    expect(toPersianLetters('آیینهٔ می‌شود ۱۲')).toBe('آیینهٔ می‌شود ۱۲')
  })
})
