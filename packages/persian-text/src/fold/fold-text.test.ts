import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../any-text.arbitrary.ts'
import { foldText } from './fold-text.ts'

/** Ways in which people and keyboards write one and the same letter. */
const SPELLINGS: Record<string, readonly string[]> = {
  ی: ['ی', 'ي', 'ى', 'ئ', 'ێ', 'ې', 'ۓ', 'ی\u0654', 'ﯾ', 'ﻲ'],
  ک: ['ک', 'ك', 'ڪ', 'ﮎ', 'ﻚ'],
  ه: ['ه', 'ة', 'ۀ', 'ە', 'ہ', 'ۂ', 'ھ', 'ه\u0654', 'ﻪ'],
  ا: ['ا', 'أ', 'إ', 'آ', 'ٱ', 'ا\u0653', 'اء', 'ﺎ'],
  و: ['و', 'ؤ', 'ۆ', 'ۊ', 'ڤ', 'و\u0654'],
  ر: ['ر', 'ڕ'],
  ل: ['ل', 'ڵ', 'لـ', 'ﻟ'],
  س: ['س', 'سـ', 'سَ', 'سِ', 'سُ', 'سّ', 'سٰ', 'س\u200c', 'س\u200d', '\u200fس'],
  1: ['1', '۱', '١', '１'],
  ' ': [' ', '\u00a0', '  ', '\t', '\u202f'],
  a: ['a', 'A', 'á', 'Ａ'],
}

const letters = fc.array(fc.constantFrom(...Object.keys(SPELLINGS)), { minLength: 1, maxLength: 20 })

const wordSpelledTwice = letters.chain((word) => {
  const spelling = fc.tuple(...word.map((letter) => fc.constantFrom(...(SPELLINGS[letter] ?? [letter]))))
  return fc.record({ word: fc.constant(word.join('')), one: spelling, other: spelling })
})

describe('foldText', () => {
  it.each(
    Object.entries(SPELLINGS).flatMap(([letter, variants]) => variants.map((variant) => [variant, letter])),
  )('folds %j to %j between other letters', (variant, letter) => {
    expect(foldText(`ب${variant}ب`)).toBe(`ب${letter}ب`)
  })

  it.each([
    ['گوشی‌هاي سامسونگ ۲۵۶ گیگ', 'گوشیهای سامسونگ 256 گیگ'],
    ['  مُحَمَّـــد   رضا\n', 'محمد رضا'],
    ['مسئول مؤسسهٔ آیین', 'مسیول موسسه ایین'],
    ['سوء هاضمه', 'سو هاضمه'],
    ['iPhone ١٥ Pro', 'iphone 15 pro'],
    ['﷼', 'ریال'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('keeps letters apart that are different letters', () => {
    const alphabet = 'بپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیا'
    expect(foldText(alphabet)).toBe(alphabet)
  })

  it('gives the same when folded again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
      propertyRuns(),
    )
  })

  it('folds every spelling of a text alike', () => {
    fc.assert(
      fc.property(wordSpelledTwice, ({ word, one, other }) => {
        expect(foldText(one.join(''))).toBe(foldText(other.join('')))
        expect(foldText(one.join(''))).toBe(foldText(word))
      }),
      propertyRuns(),
    )
  })
})
