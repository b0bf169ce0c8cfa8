import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typoCost } from './typo-cost.ts'

const word = fc.stringMatching(/^[ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی]{1,10}$/)

describe('typoCost', () => {
  it.each([
    ['صاعت', 'ساعت', 'ماعت'],
    ['گوسی', 'گوشی', 'گوحی'],
    ['مبایلل', 'مبایل', 'مبایلح'],
    ['قذا', 'غذا', 'سذا'],
    ['طلویزیون', 'تلویزیون', 'کلویزیون'],
    ['کتبا', 'کتاب', 'کحمب'],
    ['کفظ', 'کفز', 'کفل'],
  ])('puts %s nearer to %s than a stranger, %s', (typed, meant, stranger) => {
    expect(typoCost(typed, meant)).toBeLessThan(typoCost(stranger, meant))
  })

  it.each(['زذ', 'ضظ', 'سص', 'صث', 'تط', 'حه', 'قغ', 'اع'])('takes %s for one another cheaply', (letters) => {
    const [one = '', other = ''] = letters
    expect(typoCost(`ب${one}ب`, `ب${other}ب`)).toBe(0.35)
  })

  it('counts two swapped letters as one slip, and a doubled one as less', () => {
    expect([typoCost('کتبا', 'کتاب'), typoCost('کتتاب', 'کتاب')]).toEqual([0.6, 0.4])
  })

  it('asks more for the first letter', () => {
    expect(typoCost('لفش', 'کفش')).toBeGreaterThan(typoCost('کفل', 'کفش'))
  })

  it('stops at its limit', () => {
    expect([typoCost('گوشی', 'یخچال', 1), typoCost('ا'.repeat(50), 'ا')]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ])
  })

  it('is the same both ways, nothing only for the same word, and at most one for each letter', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const cost = typoCost(one, other)
        expect(cost).toBeCloseTo(typoCost(other, one))
        expect(cost === 0).toBe(one === other)
        expect(cost).toBeLessThanOrEqual(0.25 + Math.max(one.length, other.length))
      }),
      propertyRuns(),
    )
  })
})
