import { setTimeout } from 'node:timers/promises'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { saveSearchRows } from '@rasteh/shop-store/search/documents'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createProductSearch } from '../src/create-product-search.ts'
import { connectEngine, type Engine } from '../src/opensearch/engine.ts'
import { createOpenSearchAdapter } from '../src/opensearch/opensearch-search.ts'
import { createOpenSearchSink } from '../src/opensearch/opensearch-sink.ts'
import { toSearchRow } from '../src/postgres/to-search-row.ts'
import type { ProductSearch } from '../src/product-search.ts'
import { type Gate, openGate } from './gate.ts'
import { searchFor, toSketchedDocument } from './sketches.ts'
import { useTestEngine } from './test-engine.ts'

const database = useTestDatabase()
const cluster = useTestEngine()
let shop: Pool
let gates: Gate[]
let engine: Engine
let search: ProductSearch
let productId: number

beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  gates = await Promise.all(cluster.urls.map(openGate))
  engine = connectEngine(gates.map(({ url }) => url))
  productId = (await addProduct(database.owner, { stock: 0 })).productId
  const document = toSketchedDocument(productId, { title: 'گوشی' })
  await saveSearchRows(shop, [toSearchRow(document, { changesAt: null })])
  const sink = createOpenSearchSink(cluster.engine, cluster.prefix)
  await sink.rebuild.begin()
  await sink.rebuild.save([{ document, changesAt: null }], productId)
  await sink.rebuild.finish()
  search = createProductSearch({
    database: shop,
    first: (parts) => createOpenSearchAdapter({ engine, prefix: cluster.prefix, ...parts }),
  })
})
afterAll(async () => {
  await engine.close()
  await Promise.all(gates.map((gate) => gate.shut()))
  await shop.end()
})

const answer = () => search.find(searchFor('گوشی'))
const answerer = async () => (await answer()).engine
const waitFor = (name: string) =>
  vi.waitFor(async () => expect(await answerer()).toBe(name), { timeout: 30_000, interval: 100 })

it('with one node gone the other answers; with both gone PostgreSQL does; and OpenSearch comes back by itself', async () => {
  await waitFor('opensearch')
  await gates[0]?.shut()
  await waitFor('opensearch')
  await gates[1]?.shut()
  const found = await answer()
  expect([found.engine, found.productIds]).toEqual(['postgres', [productId]])
  await Promise.all(gates.map((gate) => gate.open()))
  await waitFor('opensearch')
})

it('while both are gone no search fails', async () => {
  await Promise.all(gates.map((gate) => gate.shut()))
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await setTimeout(index * 20)
      return answer()
    }),
  )
  expect(answers.map(({ engine: name }) => name)).toEqual(answers.map(() => 'postgres'))
  expect(answers.every(({ productIds }) => productIds[0] === productId)).toBe(true)
  await Promise.all(gates.map((gate) => gate.open()))
  await waitFor('opensearch')
})
