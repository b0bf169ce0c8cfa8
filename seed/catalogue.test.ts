import { describe, expect, it } from 'vitest'
import { seedCatalogue } from './catalogue.ts'

const { categories, products } = seedCatalogue()
const variants = products.flatMap((product) => product.variants)

describe('the seeded catalogue', () => {
  it('has at least fourteen categories and two hundred and eighty products', () => {
    expect(categories.length).toBeGreaterThanOrEqual(14)
    expect(products.length).toBeGreaterThanOrEqual(280)
  })

  it('is the same at every call', () => {
    expect(seedCatalogue()).toEqual({ categories, products })
  })

  it.each([
    ['category codes', categories.map(({ code }) => code)],
    ['category slugs', categories.map(({ slug }) => slug)],
    ['product codes', products.map(({ code }) => code)],
    ['product slugs', products.map(({ slug }) => slug)],
    ['product titles', products.map(({ titleFa }) => titleFa)],
    ['English titles', products.map(({ titleEn }) => titleEn)],
    ['SKUs', variants.map(({ code }) => code)],
  ])('repeats none of its %s', (_what, names) => {
    expect(repeatedIn(names)).toEqual([])
  })

  it.each(categories.map(({ code }) => code))('puts at least twelve products on the shelf of %s', (code) => {
    expect(products.filter(({ categoryCode }) => categoryCode === code).length).toBeGreaterThanOrEqual(12)
  })

  it('sells every product in a category that exists', () => {
    const codes = new Set(categories.map(({ code }) => code))
    expect(products.filter(({ categoryCode }) => !codes.has(categoryCode))).toEqual([])
  })

  it('gives each product one to four variants and four to eight attributes', () => {
    const odd = products.filter(
      (product) => outside(product.variants.length, 1, 4) || outside(product.attributes.length, 4, 8),
    )
    expect(odd.map(({ code }) => code)).toEqual([])
  })

  it('prices in whole Rials that end in four zeros', () => {
    expect(
      variants.filter(({ unitPriceRial }) => unitPriceRial <= 0 || unitPriceRial % 10_000 !== 0),
    ).toEqual([])
  })

  it('shows an old price only above the present one, and not for everything', () => {
    const reduced = variants.filter(({ oldPriceRial }) => oldPriceRial !== null)
    expect(
      reduced.filter(({ oldPriceRial, unitPriceRial }) => Number(oldPriceRial) <= unitPriceRial),
    ).toEqual([])
    expect(reduced.filter(({ oldPriceRial }) => Number(oldPriceRial) % 10_000 !== 0)).toEqual([])
    expect(outside(reduced.length / variants.length, 0.15, 0.5)).toBe(false)
  })

  it('has some sold-out variants, some nearly so, and most with five or more', () => {
    const share = (least: number, most: number) =>
      variants.filter(({ stock }) => !outside(stock, least, most)).length / variants.length
    expect(share(0, 0)).toBeGreaterThan(0.02)
    expect(share(1, 3)).toBeGreaterThan(0.03)
    expect(share(5, 1000)).toBeGreaterThan(0.7)
  })

  it('has products ordered in steps and from a minimum', () => {
    expect(products.filter(({ step }) => step > 1).length).toBeGreaterThanOrEqual(5)
    expect(products.filter(({ min }) => min >= 5).length).toBeGreaterThanOrEqual(2)
    expect(products.filter(({ max, min }) => max !== 0 && max < min)).toEqual([])
  })

  it('makes downloads of courses alone, weightless and always in stock', () => {
    const downloads = products.filter(({ productType }) => productType === 3)
    expect(new Set(downloads.map(({ categoryCode }) => categoryCode))).toEqual(new Set(['course']))
    expect(downloads.filter(({ weightGrams }) => weightGrams !== 0)).toEqual([])
    expect(downloads.flatMap((product) => product.variants).filter(({ stock }) => stock === 0)).toEqual([])
  })

  it('weighs every product that is sent', () => {
    expect(products.filter(({ productType, weightGrams }) => productType === 1 && weightGrams <= 0)).toEqual(
      [],
    )
  })

  it('taxes at ten per cent, and books and basic food not at all', () => {
    expect(new Set(products.map(({ taxPercent }) => taxPercent))).toEqual(new Set([0, 10]))
    const untaxed = products.filter(({ categoryCode }) =>
      ['book', 'tea', 'honey', 'nut'].includes(categoryCode),
    )
    expect(untaxed.filter(({ taxPercent }) => taxPercent !== 0)).toEqual([])
  })
})

function outside(value: number, least: number, most: number): boolean {
  return value < least || value > most
}

function repeatedIn(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
