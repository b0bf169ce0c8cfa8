import { expect, test } from 'vitest'
import type { FedDocument } from '../src/feed/document-sink.ts'
import { findProducts } from '../src/opensearch/find-products.ts'
import { findIndices, servingName } from '../src/opensearch/indices.ts'
import { createOpenSearchSink } from '../src/opensearch/opensearch-sink.ts'
import { write } from '../src/opensearch/write.ts'
import { searchFor, toSketchedDocument } from './sketches.ts'
import { useTestEngine } from './test-engine.ts'

const { engine, prefix } = useTestEngine()
let shops = 0

const testDocument = (productId: number): FedDocument => ({
  document: toSketchedDocument(productId, { title: 'گوشی' }),
  changesAt: null,
})

/** A catalogue of its own for each test. */
function makeShop() {
  shops += 1
  const name = `${prefix}-${shops}`
  const sink = createOpenSearchSink(engine, name)
  return {
    name,
    sink,
    build: async (...ids: number[]) => {
      await sink.rebuild.begin()
      await sink.rebuild.save(
        ids.map((id) => testDocument(id)),
        ids.at(-1) ?? 0,
      )
      await sink.rebuild.finish()
    },
    found: async () => {
      await engine.ask({ method: 'POST', path: `/${servingName(name)}/_refresh` })
      const { productIds } = await findProducts(engine, name, searchFor(null), null)
      return [...productIds].sort((a, b) => a - b)
    },
  }
}

test('a rebuild serves only when it is finished, and takes the older index away', async () => {
  const shop = makeShop()
  await shop.build(1, 2)
  const { serving: old } = await findIndices(engine, shop.name)
  await shop.sink.rebuild.begin()
  await shop.sink.rebuild.save([testDocument(3)], 3)
  expect(await shop.found()).toEqual([1, 2])
  await shop.sink.rebuild.finish()
  expect(await shop.found()).toEqual([3])
  const { serving, building } = await findIndices(engine, shop.name)
  expect([serving === old, building]).toEqual([false, null])
  await expect(engine.ask({ method: 'GET', path: `/${old}` })).rejects.toThrow('index_not_found')
})

test('each index has a copy on the other node when it begins to serve', async () => {
  const shop = makeShop()
  await shop.build(1)
  const { serving } = await findIndices(engine, shop.name)
  const shards = await engine.ask<{ node: string; state: string }[]>({
    method: 'GET',
    path: `/_cat/shards/${serving}`,
    query: { format: 'json' },
  })
  expect(shards.map(({ state }) => state)).toEqual(['STARTED', 'STARTED'])
  expect(new Set(shards.map(({ node }) => node)).size).toBe(2)
})

test('searches are answered without a gap while one index takes the place of another', async () => {
  const shop = makeShop()
  await shop.build(1, 2)
  let isSwapped = false
  const swapping = shop.build(1, 2).then(() => {
    isSwapped = true
  })
  const seen: number[][] = []
  while (!isSwapped) seen.push(await shop.found())
  await swapping
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every((ids) => ids.length === 2)).toBe(true)
})

test('a change that comes during a rebuild reaches both indices and is not covered by it', async () => {
  const shop = makeShop()
  await shop.build(1, 2)
  await shop.sink.rebuild.begin()
  await shop.sink.save([testDocument(9)])
  await shop.sink.drop([2])
  expect(await shop.found()).toEqual([1, 9])
  // The rebuild looked at the rows before the change was made, and writes after it.
  await shop.sink.rebuild.save([testDocument(1), testDocument(2)], 2)
  await shop.sink.rebuild.finish()
  expect(await shop.found()).toEqual([1, 9])
})

test('a late call never covers a later one', async () => {
  const shop = makeShop()
  await shop.build(1)
  const { serving } = await findIndices(engine, shop.name)
  const index = [serving ?? '']
  await write(engine, index, [{ kind: 'drop', productId: 1 }], Date.now() * 1000 + 2)
  await write(
    engine,
    index,
    [{ kind: 'save', document: testDocument(1).document }],
    Date.now() * 1000 - 60_000_000,
  )
  expect(await shop.found()).toEqual([])
})

test('a rebuild that was cut off leaves the old index serving, and goes on where it was', async () => {
  const shop = makeShop()
  await shop.build(1, 2)
  await shop.sink.rebuild.begin()
  await shop.sink.rebuild.save([testDocument(3)], 20_000)
  // Another process, after the first was killed.
  const next = createOpenSearchSink(engine, shop.name)
  expect(await shop.found()).toEqual([1, 2])
  expect(await next.rebuild.begin()).toBe(20_000)
  await next.rebuild.save([testDocument(20_001)], 20_001)
  await next.rebuild.finish()
  expect(await shop.found()).toEqual([3, 20_001])
})

test('without an index changes are left to the first rebuild', async () => {
  const shop = makeShop()
  await shop.sink.save([testDocument(1)])
  expect(await findIndices(engine, shop.name)).toEqual({ serving: null, building: null })
})
