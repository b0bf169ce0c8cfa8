import { describe, expect, it } from 'vitest'
import type { ProductQuery } from '../product-search.ts'
import { applyRules } from './apply-rules.ts'
import type { SearchRule } from './search-tuning.ts'

const query: ProductQuery = {
  locale: 'fa',
  text: 'چای سیاه',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 24,
  from: { offset: 0 },
}
const found = { productIds: [1, 2, 3, 4, 5], total: 5 }
const pin: SearchRule = { words: 'چاي سياه', kind: 'pin', places: 0, productIds: [9, 3] }
const boost: SearchRule = { words: 'چای سیاه', kind: 'boost', places: 2, productIds: [4] }

const shown = (rules: SearchRule[], changed: Partial<ProductQuery> = {}) =>
  applyRules(found, { ...query, ...changed }, rules).productIds

describe('what managers want higher', () => {
  it('is pinned first, once, however its words are written', () => {
    expect(shown([pin])).toEqual([9, 3, 1, 2, 4, 5])
  })

  it('moves up by its places', () => {
    expect(shown([boost])).toEqual([1, 4, 2, 3, 5])
    expect(shown([{ ...boost, places: 50 }])).toEqual([4, 1, 2, 3, 5])
  })

  it('is not shown again on later pages', () => {
    expect(shown([pin], { from: { offset: 24 } })).toEqual([1, 2, 4, 5])
    expect(shown([pin], { from: { after: 'x' } })).toEqual([1, 2, 4, 5])
  })

  it('counts among what was found', () => {
    expect(applyRules({ productIds: [], total: 0 }, query, [pin])).toEqual({ productIds: [9, 3], total: 2 })
  })

  it.each([
    { text: 'چای' },
    { text: null },
    { sort: 'cheapest' as const },
    { onlyInStock: true },
    { brands: ['نگارا'] },
    { categoryId: 7 },
    { priceToRial: 5 },
  ])('stays where it is for %j', (changed) => {
    expect(shown([pin, boost], changed)).toEqual([1, 2, 3, 4, 5])
  })
})
