import { describe, expect, it } from 'vitest'
import { aVariant } from './basket.builder.ts'
import { findVariant, isDownloadable, PRODUCT_TYPE_DOWNLOADABLE, quantityRulesOf } from './variant-facts.ts'

describe('finding a variant', () => {
  const red = aVariant({ variantId: 11, isDefault: false })
  const blue = aVariant({ variantId: 12, isDefault: true })
  const facts = [red, blue, aVariant({ productId: 2, variantId: 13 })]

  it('takes the default one when none is named', () => {
    expect(findVariant(facts, { productId: 1 })).toBe(blue)
  })

  it('takes the named one', () => {
    expect(findVariant(facts, { productId: 1, variantId: 11 })).toBe(red)
  })

  it('finds no variant of another product', () => {
    expect(findVariant(facts, { productId: 1, variantId: 13 })).toBeUndefined()
  })

  it('finds no variant without a price', () => {
    expect(findVariant([aVariant({ price: null })], { productId: 1 })).toBeUndefined()
  })

  it('finds a variant that is given away', () => {
    expect(findVariant([aVariant({ price: 0 })], { productId: 1 })).toBeDefined()
  })
})

it("reads the limits of a variant's quantity", () => {
  const variant = aVariant({ min: 2, max: 8, step: 2, stock: 6, unitTitle: 'بسته' })
  expect(quantityRulesOf(variant)).toEqual({ min: 2, max: 8, step: 2, stock: 6, unit: 'بسته' })
})

describe('a downloadable product', () => {
  it('is of type 3 [S9.08]', () => {
    expect(PRODUCT_TYPE_DOWNLOADABLE).toBe(3)
  })

  it.each([
    [true, 1, true],
    [false, 3, true],
    [true, 3, true],
    [false, 1, false],
  ])('is known by its mark %s or its type %i: %s', (downloadable, productType, is) => {
    expect(isDownloadable({ downloadable, productType })).toBe(is)
  })
})
