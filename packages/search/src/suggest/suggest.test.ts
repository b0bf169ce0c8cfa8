import { describe, expect, it, vi } from 'vitest'
import type { FoundProducts } from '../product-search.ts'
import { createPhraseBook } from './phrase-book.ts'
import { createSuggest } from './suggest.ts'

const book = createPhraseBook([
  { shown: 'گوشی', weight: 40, categoryId: null },
  { shown: 'گوشی موبایل', weight: 30, categoryId: 11 },
])

const found: FoundProducts = {
  productIds: [7],
  total: 40,
  next: null,
  facets: {
    categories: [
      { key: '11', count: 38 },
      { key: '12', count: 2 },
    ],
    brands: [],
    attributes: [],
    inStock: 40,
    priceRial: null,
  },
  corrected: null,
  dropped: [],
  understood: [],
  unsold: [],
  isNearest: false,
  asked: null,
  related: [],
  mentions: [],
  engine: 'postgres',
}

function toSuggest(
  answer: Partial<FoundProducts> = {},
  begun: Record<string, number[]> = { گوش: [1, 2], گوشی: [3] },
) {
  const find = vi.fn(async () => ({ ...found, ...answer }))
  const suggest = createSuggest({
    books: async () => book,
    beginProducts: async (folded) => begun[folded] ?? [],
    find,
    engine: 'postgres',
  })
  const ask = (text: string, categoryId: number | null = null) =>
    suggest({ locale: 'fa', text, categoryId, limit: 4 })
  return { ask, find }
}

describe('suggestions', () => {
  it('are phrases, where the first is found and how often, and what begins so', async () => {
    expect(await toSuggest().ask('گوش')).toEqual({
      terms: ['گوشی', 'گوشی موبایل'],
      categoryIds: [11],
      inCategories: [
        { categoryId: 11, count: 38 },
        { categoryId: 12, count: 2 },
      ],
      productIds: [1, 2],
      engine: 'postgres',
    })
  })

  it('of a slip show the products of what was meant', async () => {
    expect((await toSuggest().ask('goosh')).productIds).toEqual([3])
  })

  it('count nothing for one letter or inside a category', async () => {
    const { ask, find } = toSuggest()
    expect((await ask('گ')).inCategories).toEqual([])
    expect((await ask('گوش', 11)).inCategories).toEqual([])
    expect(find).not.toHaveBeenCalled()
  })

  it('count a phrase once, however often it is typed', async () => {
    const { ask, find } = toSuggest()
    for (const text of ['گو', 'گوش', 'گوشی']) await ask(text)
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('do not wait for slow counts', async () => {
    const { ask, find } = toSuggest()
    find.mockReturnValue(new Promise(() => {}))
    expect(await ask('گوش')).toMatchObject({ terms: ['گوشی', 'گوشی موبایل'], inCategories: [] })
  })

  it('that nothing begins with are what the whole text finds', async () => {
    expect(await toSuggest({ corrected: 'کتری' }).ask('کتزی')).toMatchObject({
      terms: ['کتری'],
      productIds: [7],
    })
  })

  it('are nothing where all that is found is only near', async () => {
    expect(await toSuggest({ isNearest: true }).ask('یخچال')).toMatchObject({ terms: [], productIds: [] })
  })
})
