import { describe, expect, it } from 'vitest'
import { floorToPriceUnit, rialsIn, roundToPriceUnit } from './price-unit.ts'
import { toRial } from './rial.ts'

describe('a shop that shows Toman', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 10],
    [14, 10],
    [15, 20],
    [120, 120],
    [-5, 0],
    [-6, -10],
  ])('rounds %d Rials half up to %d', (amount, rounded) => {
    expect(roundToPriceUnit(toRial(amount), 'toman')).toBe(rounded)
  })

  it.each([
    [19, 10],
    [20, 20],
    [9, 0],
  ])('lowers a cap of %d Rials to %d', (amount, lowered) => {
    expect(floorToPriceUnit(toRial(amount), 'toman')).toBe(lowered)
  })

  it('counts 10 Rials in a Toman', () => {
    expect(rialsIn('toman')).toBe(10)
  })
})

describe('a shop that shows Rial', () => {
  it('rounds nothing', () => {
    expect(roundToPriceUnit(toRial(123), 'rial')).toBe(123)
  })

  it('lowers no cap', () => {
    expect(floorToPriceUnit(toRial(129), 'rial')).toBe(129)
  })
})
