import { describe, expect, it } from 'vitest'
import { BRANDS } from './brands.ts'
import { DEPARTMENTS } from './facts.ts'
import { makeFacts } from './make-facts.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { writeProduct } from './write-product.ts'

const facts = makeFacts(6_000)

describe('the bazaar', () => {
  it('sells sixty types of things and more, of a hundred and fifty brands and more', () => {
    expect(new Set(facts.map(({ type }) => type)).size).toBeGreaterThan(60)
    expect(PRODUCT_TYPES).toHaveLength(new Set(PRODUCT_TYPES.map(({ key }) => key)).size)
    expect(BRANDS.size).toBeGreaterThan(150)
    expect(new Set(facts.map(({ brand }) => brand))).toEqual(new Set(BRANDS.keys()))
  })

  it('names only departments, brands and types that are there', () => {
    const types = new Set(PRODUCT_TYPES.map(({ key }) => key))
    const unknown = PRODUCT_TYPES.flatMap(({ department, brands, models = {}, fits }) => [
      ...(department in DEPARTMENTS ? [] : [department]),
      ...[...brands, ...Object.keys(models)].filter((brand) => !BRANDS.has(brand)),
      ...(fits === undefined || types.has(fits) ? [] : [fits]),
    ])
    expect(unknown).toEqual([])
  })

  it('makes exactly as many products as it is asked for, the same every time', () => {
    expect(facts).toHaveLength(6_000)
    expect(facts.map(({ number }) => number)).toEqual(facts.map((_, index) => index + 1))
    expect(makeFacts(6_000)).toEqual(facts)
  })

  it('leaves no gap in what its sellers write', () => {
    const products = facts.map(writeProduct)
    const texts = products.flatMap(({ titleFa, description, attributes }) => [
      titleFa,
      description,
      ...attributes.map(({ value }) => value),
    ])
    expect(texts.filter((text) => /[{}]|undefined| {2}/.test(text) || text.trim() === '')).toEqual([])
    expect(products.flatMap(({ variants }) => variants).filter((one) => one.unitPriceRial <= 0)).toEqual([])
  })

  it('has sellers with keyboards of several kinds', () => {
    const titles = facts.map((one) => writeProduct(one).titleFa)
    for (const sign of [/ي|ك/, /[۰-۹]/, /\u200c/])
      expect(titles.filter((title) => sign.test(title))).not.toEqual([])
  })
})
