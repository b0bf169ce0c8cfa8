import { describe, expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { checkUnitPrice } from './price-layer.ts'
import type { PriceLayer } from './variant-facts.ts'

const layer = (
  from: number,
  to: number | null,
  price: number,
  customerGroup: number | null = null,
): PriceLayer => ({
  fromQuantity: from,
  toQuantity: to,
  unitPriceRial: toRial(price),
  customerGroup,
})

const priceAt = (quantity: number, layers: PriceLayer[], customerGroup: number | null = null) =>
  checkUnitPrice({ productId: 1, unitPriceRial: toRial(1000), layers }, quantity, customerGroup)

describe('the unit price', () => {
  it('is the plain one for a product without layers', () => {
    expect(priceAt(7, [])).toEqual({ ok: true, value: 1000 })
  })

  it.each([
    [2, 900],
    [9, 900],
    [10, 800],
    [5000, 800],
  ])('of %i pieces is that of their layer, %d', (quantity, price) => {
    expect(priceAt(quantity, [layer(2, 9, 900), layer(10, null, 800)])).toEqual({ ok: true, value: price })
  })

  it.each([1, 10])('is refused for %i pieces, which fall in no layer', (quantity) => {
    expect(priceAt(quantity, [layer(2, 9, 900)])).toEqual({
      ok: false,
      refusal: { kind: 'invalid-price-layer', productId: 1, quantity },
    })
  })
})

describe('a layer of a customer group', () => {
  it('is closed to everybody else', () => {
    expect(priceAt(1, [layer(1, null, 700, 5)], 6)).toMatchObject({ ok: false })
  })

  it('is closed to a customer without a group', () => {
    expect(priceAt(1, [layer(1, null, 700, 5)])).toMatchObject({ ok: false })
  })

  it.each([[[layer(1, null, 900), layer(1, null, 950, 5)]], [[layer(1, null, 950, 5), layer(1, null, 900)]]])(
    'wins over one for everybody, even at a higher price: %#',
    (layers) => {
      expect(priceAt(1, layers, 5)).toEqual({ ok: true, value: 950 })
    },
  )
})

describe('of overlapping layers', () => {
  it.each([[[layer(1, null, 700), layer(5, null, 900)]], [[layer(5, null, 900), layer(1, null, 700)]]])(
    'the one that begins at the higher quantity wins: %#',
    (layers) => {
      expect(priceAt(6, layers)).toEqual({ ok: true, value: 900 })
    },
  )

  it.each([[[layer(1, null, 700), layer(1, null, 900)]], [[layer(1, null, 900), layer(1, null, 700)]]])(
    'that begin alike the lower price wins: %#',
    (layers) => {
      expect(priceAt(6, layers)).toEqual({ ok: true, value: 700 })
    },
  )
})
