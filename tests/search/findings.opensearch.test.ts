import { createOpenSearchAdapter } from '@rasteh/search/opensearch/adapter'
import { connectEngine } from '@rasteh/search/opensearch/engine'
import { createOpenSearchSink } from '@rasteh/search/opensearch/sink'
import { toSearchRow } from '@rasteh/search/postgres/to-search-row'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { saveSearchRows } from '@rasteh/shop-store/search/documents'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll } from 'vitest'
import { describeFindings } from './seeded/findings.ts'

const database = useTestDatabase()
const prefix = `findings-${process.pid}`
let pool: Pool | undefined
afterAll(() => pool?.end())

describeFindings('OpenSearch', async (shop, planQuery) => {
  pool = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  // The vocabulary is always the shop's own.
  await saveSearchRows(
    pool,
    shop.documents.map((document) => toSearchRow(document, { changesAt: null })),
  )
  const engine = connectEngine((process.env.OPENSEARCH_URLS ?? '').split(','), 60_000)
  const sink = createOpenSearchSink(engine, prefix)
  await sink.rebuild.begin()
  await sink.rebuild.save(
    shop.documents.map((document) => ({ document, changesAt: null })),
    shop.documents.length,
  )
  await sink.rebuild.finish()
  return createOpenSearchAdapter({ engine, prefix, database: pool, planQuery, synonyms: () => [] })
})
