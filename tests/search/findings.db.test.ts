import { createPostgresSearch } from '@rasteh/search/postgres'
import { toSearchRow } from '@rasteh/search/postgres/to-search-row'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { saveSearchRows } from '@rasteh/shop-store/search/documents'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll } from 'vitest'
import { describeFindings } from './seeded/findings.ts'

const database = useTestDatabase()
let pool: Pool | undefined
afterAll(() => pool?.end())

describeFindings('PostgreSQL', async (shop, planQuery) => {
  pool = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  await saveSearchRows(
    pool,
    shop.documents.map((document) => toSearchRow(document, { changesAt: null })),
  )
  return createPostgresSearch({ database: pool, planQuery, synonyms: () => [] })
})
