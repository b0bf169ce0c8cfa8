import { describe, expect, it } from 'vitest'
import { numberInWords } from './number-in-words.ts'

describe('numberInWords', () => {
  it.each([
    [0, 'صفر'],
    [7, 'هفت'],
    [10, 'ده'],
    [19, 'نوزده'],
    [20, 'بیست'],
    [21, 'بیست و یک'],
    [100, 'صد'],
    [115, 'صد و پانزده'],
    [999, 'نهصد و نود و نه'],
    [1_000, 'هزار'],
    [1_001, 'هزار و یک'],
    [2_500, 'دو هزار و پانصد'],
    [1_000_000, 'یک میلیون'],
    [1_250_000, 'یک میلیون و دویست و پنجاه هزار'],
    [1_001_000, 'یک میلیون و هزار'],
    [3_000_000_004, 'سه میلیارد و چهار'],
    [1_000_000_000_000, 'یک تریلیون'],
    [1_000_000_000_000_000, 'یک کوادریلیون'],
    [-12, 'منفی دوازده'],
    [12.9, 'دوازده'],
  ])('says %d as %s in Persian', (number, words) => {
    expect(numberInWords(number, 'fa-IR')).toBe(words)
  })

  it.each([
    [0, 'zero'],
    [13, 'thirteen'],
    [30, 'thirty'],
    [42, 'forty-two'],
    [100, 'one hundred'],
    [1_000, 'one thousand'],
    [1_250_321, 'one million two hundred fifty thousand three hundred twenty-one'],
    [-5, 'minus five'],
  ])('says %d as %s in English', (number, words) => {
    expect(numberInWords(number, 'en-US')).toBe(words)
  })
})
