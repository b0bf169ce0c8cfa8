import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRial, percentOf, subtractRial, timesRial, toRial } from './rial.ts'

describe('taking a number as money', () => {
  it.each([0, 1, 120_000, Number.MAX_SAFE_INTEGER, -5])('takes the whole amount %d', (amount) => {
    expect(toRial(amount)).toBe(amount)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d as an amount of Rials',
    (amount) => {
      expect(() => toRial(amount)).toThrow(`Not a whole, safe amount of Rials: ${amount}`)
    },
  )

  it('keeps no negative zero', () => {
    expect(toRial(-0)).toBe(0)
  })
})

describe('adding, subtracting and multiplying', () => {
  it('adds any number of amounts', () => {
    expect(addRial(toRial(5), toRial(10), toRial(1))).toBe(16)
  })

  it('adds nothing to 0', () => {
    expect(addRial()).toBe(0)
  })

  it('stops a sum that can no longer be exact', () => {
    expect(() => addRial(toRial(Number.MAX_SAFE_INTEGER), toRial(1))).toThrow(RangeError)
  })

  it('subtracts below 0 when asked', () => {
    expect(subtractRial(toRial(5), toRial(8))).toBe(-3)
  })

  it('multiplies a unit price by a quantity', () => {
    expect(timesRial(toRial(120_000), 3)).toBe(360_000)
  })
})

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
    [1000, 0, 0],
    [1000, 100, 1000],
  ])('of %d at %d percent is %d, half up', (amount, percent, result) => {
    expect(percentOf(toRial(amount), percent)).toBe(result)
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
