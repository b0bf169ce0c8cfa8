import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchDocument } from '../src/documents/search-document.ts'
import { servingName } from '../src/opensearch/indices.ts'
import { createOpenSearchAdapter } from '../src/opensearch/opensearch-search.ts'
import { createOpenSearchSink } from '../src/opensearch/opensearch-sink.ts'
import { describeAdapter } from './adapter-suite.ts'
import { plansOf, searchFor, toSketchedDocument } from './sketches.ts'
import { useTestEngine } from './test-engine.ts'

const database = useTestDatabase()
const { engine, prefix } = useTestEngine()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => shop.end())

async function rebuild(name: string, documents: readonly SearchDocument[]): Promise<void> {
  const sink = createOpenSearchSink(engine, name)
  await sink.rebuild.begin()
  await sink.rebuild.save(
    documents.map((document) => ({ document, changesAt: null })),
    1,
  )
  await sink.rebuild.finish()
}

describeAdapter('opensearch', async () => ({
  addProducts: async (count) => Array.from({ length: count }, (_, index) => index + 1),
  save: (documents) => rebuild(`${prefix}-suite`, documents),
  createSearch: (planQuery) =>
    createOpenSearchAdapter({
      engine,
      prefix: `${prefix}-suite`,
      database: shop,
      planQuery,
      synonyms: () => [],
    }),
}))

describe('a token', () => {
  const tokens = ["o'neil", 'back\\slash', 'a:b', 'x&y|!z', '<->', '*', '"']
  const name = `${prefix}-token`
  const plan = (token: string) => {
    const words = [{ typed: token, tokens: [{ token, weight: 1, origin: 'typed' as const }] }]
    return [{ words, code: null, corrected: null, dropped: [] }]
  }
  beforeAll(() =>
    rebuild(
      name,
      tokens.map((token, index) => ({ ...toSketchedDocument(index + 1, { title: 'هرچه' }), title: [token] })),
    ),
  )

  it.each(tokens)('may be anything: %s', async (token) => {
    const planQuery = plansOf({ any: plan(token) })
    const search = createOpenSearchAdapter({
      engine,
      prefix: name,
      database: shop,
      planQuery,
      synonyms: () => [],
    })
    expect((await search.find(searchFor('any'))).productIds).toEqual([tokens.indexOf(token) + 1])
  })
})

describe('a Latin name', () => {
  it('that ends where the query does comes before a longer one that more people buy', async () => {
    const name = `${prefix}-latin`
    await rebuild(name, [
      toSketchedDocument(1, { title: 'گوشی iphone 15' }),
      toSketchedDocument(2, { title: 'گوشی iphone 15 pro', popularity: 9 }),
    ])
    const planQuery = plansOf({})
    const search = createOpenSearchAdapter({
      engine,
      prefix: name,
      database: shop,
      planQuery,
      synonyms: () => [],
    })
    expect((await search.find(searchFor('iphone 15'))).productIds).toEqual([1, 2])
  })
})

describe('a catalogue without an index', () => {
  it('is refused, so that the shop answers from its own tables', async () => {
    const planQuery = plansOf({})
    const search = createOpenSearchAdapter({
      engine,
      prefix: `${prefix}-none`,
      database: shop,
      planQuery,
      synonyms: () => [],
    })
    await expect(search.find(searchFor('گوشی'))).rejects.toThrow(servingName(`${prefix}-none`))
  })
})
