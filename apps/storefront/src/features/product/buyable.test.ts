import type { ProductVariant } from '@rasteh/shop-store/reads/product'
import { describe, expect, it } from 'vitest'
import { firstVariant, haveDifferentPrices, isBuyable, soldByTitle } from './buyable.ts'

const variant = (changes: Partial<ProductVariant>): ProductVariant => ({
  id: 1,
  title: null,
  sku: 'tea',
  isDefault: false,
  choice: null,
  step: 1,
  min: 1,
  max: 0,
  stock: 10,
  weightGrams: 0,
  unitPriceRial: 100,
  oldPriceRial: null,
  lowestRial: null,
  offer: null,
  layers: [],
  ...changes,
})

describe('the variant a page opens with', () => {
  it('is the default one', () => {
    expect(firstVariant([variant({ id: 1 }), variant({ id: 2, isDefault: true })])?.id).toBe(2)
  })

  it('is the cheapest that can be bought when the default one is sold out', () => {
    const offer = { discount: { kind: 'percent' as const, percent: 50 }, endsAtMs: null, showDays: false }
    const variants = [
      variant({ id: 1, isDefault: true, stock: 0 }),
      variant({ id: 2, unitPriceRial: 3000 }),
      variant({ id: 3, unitPriceRial: 4000, offer }),
      variant({ id: 4, unitPriceRial: 10, stock: 0 }),
    ]
    expect(firstVariant(variants)?.id).toBe(3)
  })

  it('is the default one when none can be bought', () => {
    const variants = [variant({ id: 1, stock: 0 }), variant({ id: 2, isDefault: true, unitPriceRial: null })]
    expect(firstVariant(variants)?.id).toBe(2)
  })

  it('is the one that the address names, sold out or not, as long as it is of this product', () => {
    const variants = [variant({ id: 1, isDefault: true }), variant({ id: 2, stock: 0 })]
    expect(firstVariant(variants, 2)?.id).toBe(2)
    expect(firstVariant(variants, 99)?.id).toBe(1)
  })

  it('is none when a product has none', () => {
    expect(firstVariant([])).toBeUndefined()
  })
})

it('a variant without a price, or with too little stock for one order, cannot be bought', () => {
  expect(isBuyable(variant({}))).toBe(true)
  expect(isBuyable(variant({ unitPriceRial: null }))).toBe(false)
  expect(isBuyable(variant({ stock: 3, min: 4 }))).toBe(false)
})

it('variants show their prices only when these differ', () => {
  expect(haveDifferentPrices([variant({}), variant({ id: 2 })])).toBe(false)
  expect(haveDifferentPrices([variant({}), variant({ id: 2, unitPriceRial: 200 })])).toBe(true)
})

describe('the variants that are chosen by their titles', () => {
  const options = [{ key: 'size', name: 'سایز', kind: 'text' as const, values: [{ key: 'm', label: 'M' }] }]
  const chosen = variant({ id: 1, choice: { size: 'm' } })

  it('are all where there are no options, and none of a single one', () => {
    const variants = [chosen, variant({ id: 2 })]
    expect(soldByTitle({ options: [], variants })).toEqual(variants)
    expect(soldByTitle({ options: [], variants: [chosen] })).toEqual([])
  })

  it('are those beside options that no chip leads to', () => {
    const variants = [chosen, variant({ id: 2 }), variant({ id: 3, choice: { size: 'gone' } })]
    expect(soldByTitle({ options, variants }).map(({ id }) => id)).toEqual([2, 3])
  })
})
