import { describe, expect, it } from 'vitest'
import { matchesAll } from './matches-all.ts'
import { ASKED_MAX, readAsked } from './read-asked.ts'

describe('what is asked of the command bar', () => {
  it.each(['100234', '#100234', '۱۰۰۲۳۴', '١٠٠٢٣٤', ' ۱۰۰\u200f۲۳۴ '])(
    'reads %j as the number of an order',
    (text) => {
      expect(readAsked(text)?.orderNumber).toBe(100_234)
    },
  )

  it.each([
    ['09123456789', '09123456789'],
    ['۰۹۱۲ ۳۴۵ ۶۷۸۹', '09123456789'],
    ['+98 912 345 6789', '09123456789'],
    ['0098-912-3456789', '09123456789'],
    ['989123456789', '09123456789'],
    ['٠٩١٢٣', '09123'],
    ['123', null],
    ['علی', null],
    ['+1 202 555', null],
  ])('reads the mobile of %s', (text, mobile) => {
    expect(readAsked(text)?.mobile ?? null).toBe(mobile)
  })

  it('folds the words of a title as they are kept folded', () => {
    expect(readAsked('كيف چرمي')?.words).toEqual(readAsked('کیف چرمی')?.words)
    expect(readAsked('گوشی S24')?.words.at(-1)).toBe('s24')
  })

  it('looks for nothing that every row would have to be read for', () => {
    expect([
      readAsked(''),
      readAsked('  '),
      readAsked('مو'),
      readAsked('a b'),
      readAsked('\u202e\u200f'),
    ]).toEqual(Array(5).fill(null))
  })

  it('refuses what is longer than anybody types, and takes few of many words', () => {
    expect(readAsked('ک'.repeat(ASKED_MAX + 1))).toBeNull()
    expect(readAsked('چای سبز ایرانی لاهیجان بهاره ممتاز قلم')?.words).toHaveLength(5)
  })

  it('drops what only turns the writing around', () => {
    expect(readAsked('\u202eکیف\u0000 چرمی\u2069')?.words).toEqual(readAsked('کیف چرمی')?.words)
  })
})

describe('a page or an action', () => {
  it.each([
    ['سفارش', 'سفارش‌ها', true],
    ['قیمت گروهي', 'تغییر گروهی قیمت', true],
    ['ها', 'سفارش‌ها', true],
    ['رش', 'سفارش‌ها', false],
    ['', 'سفارش‌ها', true],
  ])('is found by %j: %s is %j', (typed, text, isFound) => {
    expect(matchesAll(typed, text)).toBe(isFound)
  })
})
