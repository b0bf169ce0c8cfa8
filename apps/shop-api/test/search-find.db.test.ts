import { SuggestionsWire } from '@rasteh/contracts/search'
import type { ProductQuery, SuggestionQuery } from '@rasteh/search/product-search'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addOffer } from '@rasteh/test-kit/trade'
import { Value } from 'typebox/value'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const asked: (SuggestionQuery | ProductQuery)[] = []
let kettleId = 0
let categoryId = 0

beforeAll(async () => {
  const kettle = await addProduct(shop.database.owner, { title: 'کتری مسی', priceRial: 1_000_000 })
  kettleId = kettle.productId
  await addOffer(shop.database.owner, kettle.variantId, 10)
  const { rows } = await shop.database.owner.query<{ id: number }>(
    'select category_id as id from public.products where id = $1',
    [kettleId],
  )
  categoryId = rows[0]?.id ?? 0
  vi.spyOn(shop.app.productSearch, 'suggest').mockImplementation(async (query) => {
    asked.push(query)
    const inCategories = query.text === 'کتر' ? [{ categoryId, count: 7 }] : []
    const categoryIds = query.text === 'کتر' ? [] : [categoryId]
    const found = { terms: ['کتری برقی', 'کتری'], categoryIds, inCategories, productIds: [kettleId] }
    const nothing = { terms: [], categoryIds: [], inCategories: [], productIds: [] }
    return { ...(query.text === 'هیچ' ? nothing : found), engine: 'postgres' }
  })
})
afterEach(() => {
  asked.length = 0
})

const find = async (body: object) => visitor(shop).call('POST', '/api/shop/search/find', body)

describe('the suggestions', () => {
  it('are words, categories and products, with the Term of the first for all results [S7.30 S7.31 S3.55 S3.57 S3.59]', async () => {
    const answer = await find({ Term: ' کتری? ', CategoryID: 0 })
    expect(answer.statusCode).toBe(200)
    expect(Value.Check(SuggestionsWire, answer.json())).toBe(true)
    const items = answer.json<SuggestionsWire>()
    expect(items.map(({ Kind, Term, Title }) => [Kind, Term, Title])).toEqual([
      ['term', 'کتری برقی', 'کتری برقی'],
      ['term', 'کتری', 'کتری'],
      ['category', 'کتری', 'کتری مسی'],
      ['product', 'کتری', 'کتری مسی'],
    ])
    expect(items[0]?.Url).toBe(`/search/q/${encodeURIComponent('کتری-برقی')}`)
    expect(items[2]?.Url).toMatch(/^\/category\//)
    expect(asked).toMatchObject([{ text: 'کتری', categoryId: null, locale: 'fa' }])
  })

  it('tell what a product costs at this moment, whatever the index says', async () => {
    const items = (await find({ Term: 'کتری' })).json<SuggestionsWire>()
    expect(items.at(-1)).toMatchObject({ Price: 900_000, CategoryTitle: 'کتری مسی' })
  })

  it('say in which category the first of the words is, and how much of it', async () => {
    const items = (await find({ Term: 'کتر' })).json<SuggestionsWire>()
    expect(items.filter(({ Count }) => Count !== null)).toMatchObject([
      { Kind: 'category', Term: 'کتری برقی', Title: 'کتری مسی', Count: 7 },
    ])
    expect(items[2]?.Url).toBe(`/search/cid/${categoryId}/q/${encodeURIComponent('کتری-برقی')}`)
  })

  it('hear the other keyboard, whose letters are brackets and quotes here', async () => {
    await find({ Term: "',ad" })
    expect(asked).toMatchObject([{ text: "',ad" }])
  })

  it('stay in the category that was chosen [S3.56]', async () => {
    const items = (await find({ Term: 'کتری', CategoryID: categoryId })).json<SuggestionsWire>()
    expect(asked).toMatchObject([{ categoryId }])
    expect(items[0]?.Url).toBe(`/search/cid/${categoryId}/q/${encodeURIComponent('کتری-برقی')}`)
    expect(items.filter(({ Kind }) => Kind === 'category')).toEqual([])
  })

  it.each(['هیچ', '  ', '?!'])('are an empty list when there is nothing for %j', async (Term) => {
    expect((await find({ Term })).json()).toEqual([])
  })

  it('are refused without a Term', async () => {
    expect((await find({ CategoryID: 1 })).statusCode).toBe(422)
  })

  it('look into a category that has another name by the words', async () => {
    const items = (await find({ Term: 'قوری' })).json<SuggestionsWire>()
    expect(items[2]?.Url).toBe(`/search/cid/${categoryId}/q/${encodeURIComponent('قوری')}`)
  })
})

describe('what pages tell of searches', () => {
  const report = (path: string, body: object) => visitor(shop).call('POST', `/api/shop/search/${path}`, body)
  const count = async (table: string) =>
    (await shop.database.owner.query(`select * from shop.${table}`)).rows.map(({ day, ...row }) => row)

  it('counts a product that people went to, and none that is not there', async () => {
    await report('click', { ProductId: kettleId })
    await report('click', { ProductId: kettleId })
    expect((await report('click', { ProductId: 999_999 })).statusCode).toBe(200)
    expect(await count('search_clicks')).toEqual([{ product_id: kettleId, clicks: 2 }])
  })

  it('counts what was found and what was chosen from it, and nothing that might name a person', async () => {
    for (const Term of ['کتری', 'كتري?', '۰۹۱۲۱۲۳۴۵۶۷', 'reza@example.com', ' '])
      expect((await report('asked', { Term })).statusCode).toBe(200)
    await report('click', { ProductId: kettleId, Term: 'کتری' })
    expect(await count('search_asked')).toEqual([
      { locale: 'fa', folded: 'کتری', shown: 'کتری', searches: 2, visitors: 1, clicks: 1 },
    ])
    expect((await report('asked', { Term: 'ک'.repeat(201) })).statusCode).toBe(422)
    expect((await report('asked', {})).statusCode).toBe(422)
  })

  it('counts once for a visitor which search answered one that found nothing, and nothing that might name a person', async () => {
    const pairs = ['سماور', 'سماور', 'كتري', '۰۹۱۲۱۲۳۴۵۶۷', 'reza@example.com', '']
    for (const After of pairs) await report('click', { ProductId: kettleId, Term: 'کتری', After })
    expect(await count('search_follows')).toEqual([
      {
        ...{ locale: 'fa', missed: 'سماور', chosen: 'کتری' },
        ...{ missed_shown: 'سماور', chosen_shown: 'کتری', visitors: 1 },
      },
    ])
  })

  it('counts what finds nothing, and nothing that might name a person', async () => {
    const find = vi.spyOn(shop.app.productSearch, 'find')
    find.mockImplementation(async ({ text }) => ({ total: text === 'کتری' ? 1 : 0 }) as never)
    for (const Term of ['سماور زغالی', 'سماور زغالی', 'کتری', '۰۹۱۲۱۲۳۴۵۶۷', 'reza@example.com'])
      await report('miss', { Term })
    expect(await count('search_misses')).toEqual([{ locale: 'fa', term: 'سماور زغالی', searches: 2 }])
  })
})
