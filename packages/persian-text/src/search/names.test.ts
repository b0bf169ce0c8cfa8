import { describe, expect, it } from 'vitest'
import { toAskedNames, toNames } from './names.ts'
import { toWords } from './to-words.ts'

describe('names', () => {
  it.each([
    ['گوشی سامسونگ Galaxy S24 Ultra دو سیم‌کارت', ['=galaxys24ultra', '=s24ultra', '=ultra']],
    ['گوشی Galaxy A25 5G ۱۲۸ گیگابایت', ['=galaxya25', '=a25']],
    ['مدل iPhone 15 رنگ ۲۰', ['=iphone15']],
    ['کفش سایز 42', []],
  ])('are found in %s up to their end', (title, names) => {
    expect(toNames(toWords(title))).toEqual(names)
  })

  it('are asked for from their first word, longest first', () => {
    expect(toAskedNames(toWords('گوشی iphone 15 pro')).map(({ token }) => token)).toEqual([
      '=iphone15pro',
      '=iphone15',
    ])
  })

  it('are no more than a few words of a long row of them', () => {
    const row = toWords('ab '.repeat(10_000))
    expect([toNames(row).length, toAskedNames(row).length]).toEqual([5, 4])
  })
})
