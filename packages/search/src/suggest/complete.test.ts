import { describe, expect, it } from 'vitest'
import { complete } from './complete.ts'
import { createPhraseBook, type Phrase } from './phrase-book.ts'

const phrase = (shown: string, weight: number, categoryId: number | null = null): Phrase => ({
  shown,
  weight,
  categoryId,
})

const book = createPhraseBook([
  phrase('گوشی', 40),
  phrase('گوشی موبایل', 30, 11),
  phrase('گوشی موبایل نگارا', 4),
  phrase('گردو', 3),
  phrase('لپ‌تاپ', 20),
  phrase('لپ‌تاپ گیمینگ', 4),
  phrase('زعفران', 19),
  phrase('زعفران و ادویه', 15, 12),
  phrase('هدفون', 8),
  phrase('ساعت هوشمند', 8),
  phrase('تابه', 2),
  phrase('Galaxy', 5),
])

const completions = (text: string) => complete(text, book, 4).map(({ shown }) => shown)

describe('what a begun text may become', () => {
  it('goes on from it, first what most products are', () => {
    expect(completions('گوش')).toEqual(['گوشی', 'گوشی موبایل', 'گوشی موبایل نگارا'])
  })

  it('is the same with spaces, half-spaces and Arabic letters', () => {
    for (const typed of ['لپتاپ گ', 'لپ تاپ گ', 'لپ‌تاپ گ'])
      expect(completions(typed)).toEqual(['لپ‌تاپ گیمینگ'])
    expect(completions('گوشي')).toEqual(completions('گوشی'))
  })

  it('is found at a later word where nothing else begins so', () => {
    expect(completions('ادوی')).toEqual(['زعفران و ادویه'])
  })

  it('of one letter begins with it', () => {
    expect(completions('گ').every((shown) => shown.startsWith('گ'))).toBe(true)
    expect(completions('ا')).toEqual([])
  })

  it.each([
    ["',a", 'گوشی', 'the other keyboard'],
    ['cut', 'زعفران', 'the other keyboard'],
    ['goosh', 'گوشی', 'Latin letters'],
    ['saat hoo', 'ساعت هوشمند', 'Latin letters'],
    ['hedf', 'هدفون', 'Latin letters'],
    ['ضعف', 'زعفران', 'the same sound'],
    ['کوش', 'گوشی', 'a slip'],
    ['هدق', 'هدفون', 'a slip'],
    ['لبتا', 'لپ‌تاپ', 'a slip'],
  ])('%s is read as %s (%s)', (typed, meant) => {
    expect(completions(typed)[0]).toBe(meant)
    expect(complete(typed, book, 4)[0]?.isCorrected).toBe(true)
  })

  it('is as it was typed where something begins so, and no slip of another', () => {
    expect(completions('گرد')).toEqual(['گردو'])
    expect(complete('گرد', book, 4)[0]?.isCorrected).toBe(false)
  })

  it.each(['', '   ', '؟', 'xqzvw', 'ضصثقف', '\\%_'])('is nothing for %j', (typed) => {
    expect(completions(typed)).toEqual([])
  })

  it('has an answer in no time, however long the text', () => {
    const startedAt = performance.now()
    complete('گ'.repeat(200), book, 4)
    complete('a'.repeat(200), book, 4)
    expect(performance.now() - startedAt).toBeLessThan(200)
  })
})
