import { propertyRuns } from '@rasteh/test-kit/property'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { toRial } from './rial.ts'
import { type Share, spreadByLargestRemainder } from './spread-by-largest-remainder.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const shares = (...weights: number[]): Share[] =>
  weights.map((weight, index) => ({ key: `line-${index}`, weight: toRial(weight) }))

describe('spreading an amount over lines', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [50, 30, 20], [50, 30, 20]],
    [10, [1, 2, 4], [1, 3, 6]],
    [10, [6, 5], [5, 5]],
    [7, [0, 5], [0, 7]],
    [0, [4, 5], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('gives of %d by the weights %j the parts %j', (total, weights, parts) => {
    expect(spreadByLargestRemainder(toRial(total), shares(...weights))).toEqual(parts)
  })

  it('gives the odd Rial to the smaller key when the remainders are equal', () => {
    const spread = spreadByLargestRemainder(toRial(1), [
      { key: 'b', weight: toRial(5) },
      { key: 'a', weight: toRial(5) },
    ])
    expect(spread).toEqual([0, 1])
  })

  it('gives the odd Rial to the first of two shares with one key', () => {
    const share = { key: 'a', weight: toRial(5) }
    expect(spreadByLargestRemainder(toRial(1), [share, { ...share }])).toEqual([1, 0])
  })

  it('spreads whole Toman where the shop shows Toman', () => {
    expect(spreadByLargestRemainder(toRial(100), shares(10, 10, 10), 'toman')).toEqual([40, 30, 30])
  })

  it.each([
    [-1, [1], 'rial', 'Cannot spread -1 Rials by 1'],
    [15, [20], 'toman', 'Cannot spread 15 Rials by 10'],
    [5, [-1, 9], 'rial', 'A share weighs less than nothing'],
    [5, [], 'rial', 'Nobody to spread 5 Rials over'],
    [5, [0, 0], 'rial', 'Nobody to spread 5 Rials over'],
  ] as const)('stops at the fault of spreading %d over %j in %s', (total, weights, unit, fault) => {
    expect(() => spreadByLargestRemainder(toRial(total), shares(...weights), unit)).toThrow(fault)
  })
})

const spreads = record({
  unit: constantFrom('toman' as const, 'rial' as const),
  weights: array(integer({ min: 0, max: 10 ** 11 }), { minLength: 1, maxLength: 12 }),
  permille: integer({ min: 0, max: 1000 }),
}).map(({ unit, weights, permille }) => {
  const whole = weights.map((weight) => weight - (weight % 10))
  const sum = whole.reduce((total, weight) => total + weight, 0)
  const part = Math.floor((sum / 1000) * permille)
  return { unit, weights: whole, total: toRial(part - (part % 10)) }
})

describe('every spread', () => {
  it('has parts that sum exactly to the total and never pass their line', () => {
    assert(
      property(spreads, ({ unit, weights, total }) => {
        const parts = spreadByLargestRemainder(total, shares(...weights), unit)
        const sum = parts.reduce((all, part) => all + part, 0)
        return sum === total && parts.every((part, index) => part >= 0 && part <= (weights[index] ?? 0))
      }),
      propertyRuns(),
    )
  })

  it('gives each line the same amount in whatever order the lines stand', () => {
    assert(
      property(spreads, ({ unit, weights, total }) => {
        const inOrder = spreadByLargestRemainder(total, shares(...weights), unit)
        const reversed = spreadByLargestRemainder(total, shares(...weights).reverse(), unit)
        expect(reversed.reverse()).toEqual(inOrder)
      }),
      propertyRuns(),
    )
  })

  it('is made of whole units of the price unit', () => {
    assert(
      property(spreads, ({ weights, total }) => {
        const parts = spreadByLargestRemainder(total, shares(...weights), 'toman')
        return parts.every((part) => part % 10 === 0)
      }),
      propertyRuns(),
    )
  })
})
