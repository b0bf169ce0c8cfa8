import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../any-text.arbitrary.ts'
import { toForms, toSingular } from './endings.ts'
import { toIndexTokens } from './index-tokens.ts'
import { isPlainToken } from './sound.ts'
import { toCode } from './to-code.ts'
import { toTokens } from './to-words.ts'

/** Texts with marks where they may be written differently: ‌ between parts, digits, letters of two keyboards. */
const TEXTS = [
  'گوشی‌های سامسونگ 256 گیگابایت',
  'پاور‌بانک شیائومی 20000 میلی‌آمپر',
  'کیف چرم قهوه‌ای مسئول 14 اینچ',
  'ماشین لباس‌شویی 8 کیلویی',
  'آینه‌ی قدی 1.5 متری',
]

const WAYS: Record<string, readonly string[]> = {
  ی: ['ی', 'ي', 'ى', 'یـ', 'یِ'],
  ک: ['ک', 'ك', 'کـ', 'کَ'],
  ه: ['ه', 'ة', 'هُ'],
  ا: ['ا', 'أ', 'آ', 'اّ'],
  آ: ['آ', 'ا', 'ا\u0653'],
  ئ: ['ئ', 'ی', 'ي'],
  '\u200c': ['\u200c', '', '\u200c\u200c', '\u00ac', '\u200d\u200c'],
  ' ': [' ', '  ', '\u00a0', '\t'],
  ...Object.fromEntries(
    Array.from('0123456789', (digit) => [
      digit,
      [digit, String.fromCharCode(0x06f0 + Number(digit)), String.fromCharCode(0x0660 + Number(digit))],
    ]),
  ),
}

const spelledTwice = fc.constantFrom(...TEXTS).chain((text) => {
  const way = fc.tuple(...Array.from(text, (letter) => fc.constantFrom(...(WAYS[letter] ?? [letter]))))
  return fc.record({
    one: way.map((letters) => letters.join('')),
    other: way.map((letters) => letters.join('')),
  })
})

describe('the analyser', () => {
  it('gives the same tokens to every spelling of a text', () => {
    fc.assert(
      fc.property(spelledTwice, ({ one, other }) => {
        expect(toTokens(one)).toEqual(toTokens(other))
      }),
      propertyRuns(),
    )
  })

  it('gives the same tokens to its own tokens', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = toTokens(text)
        const again = toTokens(tokens.join(' \u00b7 '))
        expect(again).toEqual(tokens)
      }),
      propertyRuns(),
    )
  })

  it('takes any text, and makes tokens that every index can keep', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tokens, forms, latin } = toIndexTokens(text)
        for (const token of [...tokens, ...forms, ...latin]) {
          expect(token).toMatch(/^\S{1,140}$/u)
          expect(token.isWellFormed()).toBe(true)
        }
        expect(tokens.every(isPlainToken)).toBe(true)
        toCode(text)
      }),
      propertyRuns(),
    )
  })

  it.each([
    ['letters without end', 'گ'.repeat(50_000)],
    ['words without end', 'گوشی '.repeat(20_000)],
    ['endings without end', 'ها '.repeat(30_000)],
    ['joined endings', `گوشی${'ها'.repeat(40_000)}`],
    ['half-spaces', 'گ\u200c'.repeat(50_000)],
    ['hyphens', 'a-'.repeat(50_000)],
    ['numbers', '1.'.repeat(50_000)],
    ['thousands', '1,000'.repeat(20_000)],
    ['dimensions', '1x'.repeat(50_000)],
    ['marks', `${'"'.repeat(50_000)}1"`],
    ['slashes', '1/1'.repeat(30_000)],
  ])('is not held up by %s', (_, text) => {
    const started = performance.now()
    toIndexTokens(text)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it.each([
    ['گوشیها', ['گوشی', 'گوش']],
    ['گوشی', ['گوش']],
    ['کفشهایم', ['کفش']],
    ['صندلی', ['صندل']],
    ['256gb', ['256']],
    ['کتان', []],
    ['شکلات', []],
    ['فیلتر', []],
    ['تنها', []],
    ['کتاب', []],
  ])('knows the forms of %s, of which the catalogue must have one', (token, forms) => {
    expect(toForms(token)).toEqual(forms)
  })

  it.each(['گوشی', 'صندلی', 'ماهی', 'کتان', 'تهران', 'دفتر', 'پرینتر', 'انتها', 'تنها', 'بها'])(
    'indexes %s as it is, never without an ending',
    (word) => {
      expect([toSingular(word), toIndexTokens(word).forms]).toEqual([null, []])
    },
  )

  it('indexes both halves, the neighbours, the singular and the number', () => {
    expect(toIndexTokens('پاور‌بانک ۲۵۶ گیگ کیف‌ها')).toEqual({
      tokens: ['پاوربانک', '256gb', 'کیفها'],
      forms: ['پاور', 'بانک', '256', 'کیف', 'پاور_بانک'],
      latin: ['~paurbank', '~paur', '~bank', '~kifha', '~kif'],
    })
  })

  it.each([
    ['SM-A546 E', 'sma546e'],
    ['RST-۱۰۰۰۴۵', 'rst100045'],
    ['گوشی 12', null],
    ['abc', null],
    ['a1', null],
    ['x1'.repeat(60), null],
  ])('reads %j as the code %j', (text, code) => {
    expect(toCode(text)).toBe(code)
  })
})
