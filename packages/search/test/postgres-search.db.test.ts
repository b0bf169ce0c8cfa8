import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { dropSearchRows, saveSearchRows } from '@rasteh/shop-store/search/documents'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresSearch } from '../src/postgres/postgres-search.ts'
import { toSearchRow } from '../src/postgres/to-search-row.ts'
import { createVocabulary } from '../src/postgres/vocabulary.ts'
import { describeAdapter } from './adapter-suite.ts'
import { plansOf, searchFor, toSketchedDocument } from './sketches.ts'

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => shop.end())

async function addProducts(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++)
    ids.push((await addProduct(database.owner, { stock: 0 })).productId)
  return ids
}

describeAdapter('postgres', async () => ({
  addProducts,
  save: (documents) =>
    saveSearchRows(
      shop,
      documents.map((document) => toSearchRow(document, { changesAt: null })),
    ),
  createSearch: (planQuery) => createPostgresSearch({ database: shop, planQuery, synonyms: () => [] }),
}))

describe('suggested products', () => {
  it('come first when their title begins like the typed words', async () => {
    const [vase = 0, flower = 0] = await addProducts(2)
    const save = (id: number, title: string, popularity: number) =>
      saveSearchRows(shop, [toSearchRow(toSketchedDocument(id, { title, popularity }), { changesAt: null })])
    await save(vase, 'گلدان زنبق', 90)
    await save(flower, 'زنبق', 1)
    const search = createPostgresSearch({ database: shop, planQuery: plansOf({}), synonyms: () => [] })
    const { productIds } = await search.suggest({ locale: 'fa', text: 'زنب', categoryId: null, limit: 5 })
    expect(productIds).toEqual([flower, vase])
    await dropSearchRows(shop, [vase, flower])
  })
})

describe('products in order of their stars', () => {
  it('have one vote of five below fifty of 4.7, those without any last, and a cursor that goes through all', async () => {
    const [one = 0, many = 0, none = 0, worst = 0] = await addProducts(4)
    const save = (id: number) =>
      saveSearchRows(shop, [toSearchRow(toSketchedDocument(id, { title: 'سماور' }), { changesAt: null })])
    for (const id of [one, many, none, worst]) await save(id)
    await database.owner.query(
      `insert into shop.comment_sections (section_type, section_id, comment_count, stars) values
        ('product', $1, 1, '{0,0,0,0,1}'), ('product', $2, 50, '{0,0,0,15,35}'), ('product', $3, 9, '{9,0,0,0,0}'),
        ('news', $4, 1, '{0,0,0,0,9}')`,
      [one, many, worst, none],
    )
    const search = createPostgresSearch({ database: shop, planQuery: plansOf({}), synonyms: () => [] })
    const asked = (from: { offset: number } | { after: string }) =>
      search.find({ ...searchFor('سماور', { sort: 'rated', limit: 2 }), from })
    const first = await asked({ offset: 0 })
    expect(first.productIds).toEqual([many, one])
    expect((await asked({ after: first.next ?? '' })).productIds).toEqual([worst, none])
    await dropSearchRows(shop, [one, many, none, worst])
  })
})

describe('the vocabulary', () => {
  it('counts tokens as documents come, change and go', async () => {
    const [id = 0] = await addProducts(1)
    const put = (title: string) =>
      saveSearchRows(shop, [toSearchRow(toSketchedDocument(id, { title }), { changesAt: null })])
    const counts = async () => Object.fromEntries(await createVocabulary(shop).frequencies(['نرگس', 'سوسن']))
    await put('نرگس')
    expect(await counts()).toEqual({ نرگس: 1 })
    await put('سوسن')
    expect(await counts()).toEqual({ سوسن: 1 })
    await dropSearchRows(shop, [id])
    expect(await counts()).toEqual({})
  })

  it.each([
    ['a letter too few', 'گوش'],
    ['a letter too many', 'گوششی'],
    ['another letter', 'گوسی'],
    ['two letters swapped', 'گویش'],
  ])('knows a word by %s', async (_, slip) => {
    const near = await createVocabulary(shop).near(slip)
    expect(near.map(({ token }) => token)).toContain('گوشی')
  })
})

describe('a token', () => {
  it.each(["o'neil", 'back\\slash', 'a:b', 'x&y|!z', '<->', ' '])('may be anything: %s', async (token) => {
    const [id = 0] = await addProducts(1)
    const document = { ...toSketchedDocument(id, { title: 'هرچه' }), title: [token] }
    await saveSearchRows(shop, [toSearchRow(document, { changesAt: null })])
    const words = [{ typed: token, tokens: [{ token, weight: 1, origin: 'typed' as const }] }]
    const planQuery = plansOf({ any: [{ words, code: null, corrected: null, dropped: [] }] })
    const search = createPostgresSearch({ database: shop, planQuery, synonyms: () => [] })
    expect((await search.find(searchFor('any'))).productIds).toContain(id)
  })
})
