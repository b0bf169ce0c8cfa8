import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOf } from './percent-of.ts'
import { toRial } from './rial.ts'

describe('a percentage of an amount', () => {
  it.each([
    [1000, 10, 100],
    [1005, 10, 101],
    [1004, 10, 100],
    [333, 9, 30],
    [350, 9, 32],
    [1000, 12.5, 125],
    [1000, 0.05, 1],
    [1000, 0.04, 0],
    [-5, 10, 0],
    [-6, 10, -1],
    [-10, 10, -1],
    [-15, 10, -1],
    [1000, 0, 0],
    [1000, 100, 1000],
  ])('of %d at %d percent is %d, half up', (amount, percent, result) => {
    expect(percentOf(toRial(amount), percent)).toBe(result)
  })

  it.each([
    [500, 9, 50],
    [45, 10, 0],
    [50, 10, 10],
    [1000, 9, 90],
  ])('of %d at %d percent is the whole Toman of %d Rials, rounded once', (amount, percent, result) => {
    expect(percentOf(toRial(amount), percent, 'toman')).toBe(result)
  })

  it('is exact for amounts whose product passes the safe integers', () => {
    expect(percentOf(toRial(9_007_199_254_740_991), 9)).toBe(810_647_932_926_689)
  })

  it('is a whole amount no more than half a Rial away, for any amount and percentage', () => {
    assert(
      property(integer({ min: 0, max: 10 ** 11 }), integer({ min: 0, max: 100 }), (amount, percent) => {
        const part = percentOf(toRial(amount), percent)
        const doubledError = 2 * (part * 100 - amount * percent)
        return Number.isInteger(part) && doubledError > -100 && doubledError <= 100
      }),
      propertyRuns(),
    )
  })
})
