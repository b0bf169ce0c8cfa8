import { describe, expect, it } from 'vitest'
import { addRial, isWholeRial, leastRial, subtractRial, timesRial, toRial } from './rial.ts'

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

describe('a number that stands as a price', () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('may be %d', (value) => {
    expect(isWholeRial(value)).toBe(true)
  })

  it.each([-1, 0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, '10', null, undefined])(
    'may not be %j',
    (value) => {
      expect(isWholeRial(value)).toBe(false)
    },
  )
})

it('finds the lowest of the amounts', () => {
  expect(leastRial(toRial(5), toRial(2), toRial(9))).toBe(2)
})
