import { expect, it } from 'vitest'
import { productAttributes } from './product-attributes.ts'

const facts = {
  productId: 12,
  variantId: 34,
  productType: 3,
  rules: { stock: 40, unit: 'بسته', step: 2, min: 4, max: 20 },
}

it('writes a product on its element under the names that scripts know', () => {
  expect(productAttributes(facts)).toEqual({
    'data-product-id': 12,
    'data-variant-id': 34,
    'data-stock-count': 40,
    'data-product-type': 3,
    'data-unit-title': 'بسته',
    'data-step': 2,
    'data-min-order-count': 4,
    'data-max-order-count': 20,
  })
})
