import { toRial } from '@rasteh/shop-core/money'
import type { ProductVariant } from '@rasteh/shop-store/reads/product'
import { describe, expect, it } from 'vitest'
import { priceAt } from './price-at.ts'

const variant: ProductVariant = {
  id: 1,
  title: null,
  sku: 'A',
  isDefault: true,
  choice: null,
  step: 1,
  min: 1,
  max: 0,
  stock: 50,
  weightGrams: 0,
  unitPriceRial: 1000,
  oldPriceRial: null,
  lowestRial: null,
  offer: null,
  layers: [],
}
const layers = [
  { fromQuantity: 1, toQuantity: 9, unitPriceRial: 1000 },
  { fromQuantity: 10, toQuantity: null, unitPriceRial: 900 },
]
const offer = {
  discount: { kind: 'amount', amountRial: toRial(200) },
  endsAtMs: null,
  showDays: true,
} as const
const at = (quantity: number, given: Partial<ProductVariant> = {}) =>
  priceAt({ ...variant, ...given }, { quantity, offer: given.offer ?? null, unit: 'rial' })

describe('the price that a product page shows', () => {
  it('is the plain one, with the price before it if managers wrote one', () => {
    expect(at(1)).toEqual({ priceRial: 1000, oldPriceRial: null })
    expect(at(1, { oldPriceRial: 1200 })).toEqual({ priceRial: 1000, oldPriceRial: 1200 })
  })

  it('is that of the layer the quantity falls in', () => {
    expect(at(9, { layers }).priceRial).toBe(1000)
    expect(at(10, { layers })).toEqual({ priceRial: 900, oldPriceRial: 1000 })
  })

  it('is lowered by the offer, of the layer too', () => {
    expect(at(1, { offer })).toEqual({ priceRial: 800, oldPriceRial: 1000 })
    expect(at(10, { offer, layers }).priceRial).toBe(700)
  })

  it('is none where the shop tells none', () => {
    expect(at(1, { unitPriceRial: null, offer })).toEqual({ priceRial: null, oldPriceRial: null })
  })
})
