import { describe, expect, it } from 'vitest'
import { type Rial, toRial, ZERO_RIAL } from '../money.ts'
import { type BasketDiscounts, leftOfLine, spreadDiscounts } from './line-discounts.ts'

const line = (id: string, price: number, offer = 0) => ({
  id,
  linePriceRial: toRial(price),
  offerRial: toRial(offer),
})

const none: BasketDiscounts = {
  codeOn: () => ZERO_RIAL,
  scoreOn: () => ZERO_RIAL,
  scoreFirst: false,
  unit: 'rial',
}

const parts = (lines: ReturnType<typeof line>[], given: Partial<BasketDiscounts> = {}) =>
  spreadDiscounts(lines, { ...none, ...given }).map((each) => [
    each.normalRial,
    each.codeRial,
    each.scoreRial,
  ])

describe('discounts on the lines of a basket', () => {
  it('keep an offer on its own line', () => {
    expect(parts([line('a', 1000, 300), line('b', 1000)])).toEqual([
      [300, 0, 0],
      [0, 0, 0],
    ])
  })

  it('spread a code over what the offers left', () => {
    expect(parts([line('a', 1000, 400), line('b', 400)], { codeOn: () => toRial(100) })).toEqual([
      [400, 60, 0],
      [0, 40, 0],
    ])
  })

  it('ask the code about the price after the offers', () => {
    expect(parts([line('a', 1000, 400), line('b', 200)], { codeOn: half })).toEqual([
      [400, 300, 0],
      [0, 100, 0],
    ])
  })

  it('spread the score over what offers and code left', () => {
    const given = { codeOn: () => toRial(200), scoreOn: half }
    expect(parts([line('a', 1000, 200), line('b', 200)], given)).toEqual([
      [200, 160, 320],
      [0, 40, 80],
    ])
  })

  it('let the score pay first where it may pay the whole total', () => {
    const given = { codeOn: () => toRial(400), scoreOn: (open: Rial) => toRial(open - 300), scoreFirst: true }
    expect(parts([line('a', 1000, 200)], given)).toEqual([[200, 100, 700]])
  })

  it('shorten an offer on a line that the score has paid', () => {
    const given = { scoreOn: (open: Rial) => open, scoreFirst: true }
    expect(parts([line('a', 1000, 200)], given)).toEqual([[0, 0, 1000]])
  })

  it('never take more than the basket costs', () => {
    const given = { codeOn: () => toRial(9000), scoreOn: () => toRial(9000) }
    expect(parts([line('a', 1000, 200), line('b', 500)], given)).toEqual([
      [200, 800, 0],
      [0, 500, 0],
    ])
  })

  it('are spread in whole Toman where the shop shows Toman', () => {
    const given = { codeOn: () => toRial(100), unit: 'toman' as const }
    expect(parts([line('a', 100), line('b', 100), line('c', 100)], given)).toEqual([
      [0, 40, 0],
      [0, 30, 0],
      [0, 30, 0],
    ])
  })
})

it('leaves to pay of a line its price less its three discounts', () => {
  const discount = { normalRial: toRial(100), codeRial: toRial(20), scoreRial: toRial(3) }
  expect(leftOfLine({ linePriceRial: toRial(1000), ...discount })).toBe(877)
})

function half(amount: Rial): Rial {
  return toRial(amount / 2)
}
