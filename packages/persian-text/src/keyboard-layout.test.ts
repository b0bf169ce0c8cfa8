import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLatinLayout, toPersianLayout } from './keyboard-layout.ts'

describe('keyboard layout', () => {
  it.each([
    ["',ad", 'گوشی'],
    ['gfhs', 'لباس'],
    ['Hdki', 'آینه'],
    ['Chgi', 'ژاله'],
    ['mdvhik', 'پیراهن'],
    ['\\dvhik', 'پیراهن'],
    ['SFN', 'سبد'],
  ])('reads %s as %s', (typed, meant) => {
    expect(toPersianLayout(typed)).toBe(meant)
  })

  it.each([
    ['سشپسعدل', 'samsung'],
    ['سشئسعدل', 'samsung'],
    ['هحاخدث', 'iphone'],
    ['مشحفخح', 'laptop'],
    ['ميك', 'ld;'],
  ])('reads %s as %s', (typed, meant) => {
    expect(toLatinLayout(typed)).toBe(meant)
  })

  it('leaves digits and spaces alone', () => {
    expect([toPersianLayout('12 ۱۲'), toLatinLayout('12 ۱۲')]).toEqual(['12 ۱۲', '12 ۱۲'])
  })

  it('goes to Persian and back without loss for Latin letters', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zHCM ,;'[\]]*$/),
        (text) => toLatinLayout(toPersianLayout(text)) === text,
      ),
      propertyRuns(),
    )
  })

  it('goes to Latin and back without loss for Persian letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[آءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی ؟]*$/), (text) => {
        expect(toPersianLayout(toLatinLayout(text))).toBe(text)
      }),
      propertyRuns(),
    )
  })
})
