import { describe, expect, it } from 'vitest'
import { splitTyped } from './split-typed.ts'

describe('a suggestion beside what was typed', () => {
  it.each([
    ['گوشی موبایل', 'گوش', 'گوش', 'ی موبایل'],
    ['لپ‌تاپ گیمینگ', 'لپ تاپ', 'لپ‌تاپ', ' گیمینگ'],
    ['كتاب آشپزی', 'کتاب ا', 'كتاب آ', 'شپزی'],
    ['Galaxy A55', 'galaxy a5', 'Galaxy A5', '5'],
    ['مدل ۱۴', 'مدل 1', 'مدل ۱', '۴'],
  ])('%s after «%s» is split in two', (shown, typed, begun, rest) => {
    expect(splitTyped(shown, typed)).toEqual({ typed: begun, rest })
  })

  it.each([
    ['گوشی', 'gooshi'],
    ['گوشی', ''],
    ['گو', 'گوشی'],
  ])('%s after «%s» is all the shop’s', (shown, typed) => {
    expect(splitTyped(shown, typed)).toEqual({ typed: '', rest: shown })
  })
})
