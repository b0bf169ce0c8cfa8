import { describe, expect, it } from 'vitest'
import { findRelated } from './find-related.ts'
import type { QueryPlan } from './plan/query-plan.ts'
import type { ProductQuery } from './product-search.ts'

const QUERY: ProductQuery = {
  locale: 'fa',
  text: 'هدفون قرمز',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 10,
  from: { offset: 0 },
}
const related: QueryPlan = { words: [], code: null, corrected: null, dropped: ['قرمز'] }
const plan: QueryPlan = { ...related, dropped: [], related: async () => related }
const relatedTo = async (found: readonly number[], query: ProductQuery = QUERY, one: QueryPlan = plan) => {
  const page = await findRelated(one, query, async (asked) => {
    const productIds = asked === related ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : found
    return { productIds, mentions: [3, 20], total: productIds.length }
  })
  expect(page.productIds).toEqual(found)
  expect(page.mentions.filter((id) => page.related.includes(id))).toEqual([])
  return page.related
}

describe('others of the same thing', () => {
  it('follow few, each once, up to six in all', async () => {
    expect(await relatedTo([2])).toEqual([1, 3, 4, 5, 6])
    expect(await relatedTo([9, 8, 7])).toEqual([1, 2, 3])
  })

  it('do not follow four, or none', async () => {
    expect(await relatedTo([1, 2, 3, 4])).toEqual([])
    expect(await relatedTo([])).toEqual([])
  })

  it('are on the first page alone, and only where the plan has them', async () => {
    expect(await relatedTo([2], { ...QUERY, from: { offset: 10 } })).toEqual([])
    expect(await relatedTo([2], { ...QUERY, from: { after: 'x' } })).toEqual([])
    expect(await relatedTo([2], QUERY, { ...related })).toEqual([])
  })
})
