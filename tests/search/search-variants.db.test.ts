import { createPostgresSink, rebuildDocuments } from '@rasteh/search/feed'
import { planQuery } from '@rasteh/search/plan/plan-query'
import { createPostgresSearch } from '@rasteh/search/postgres'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { respell, SEARCHES_WITH_VARIANTS } from '../../bench/relevance/errors/spelling-variants.ts'
import { throughPort } from '../../bench/relevance/run/engine.ts'
import { loadBazaar } from '../../seed/load/load-bazaar.ts'

const VARIANTS = Number(process.env.SEARCH_VARIANTS ?? 180)
const PRODUCTS = Number(process.env.VARIANT_PRODUCTS ?? 1_500)
const MAKING_MS = 1_800_000

const database = useTestDatabase()
let shop: Pool
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  await loadBazaar(database.owner, PRODUCTS, () => {})
  await rebuildDocuments(shop, createPostgresSink(shop))
}, MAKING_MS)
afterAll(() => shop.end())

describe('a query spelled another way', () => {
  it(`finds the same first ten (${VARIANTS} spellings)`, { timeout: MAKING_MS }, async () => {
    const search = createPostgresSearch({ database: shop, planQuery, synonyms: () => [] })
    const { find } = throughPort('postgres', search)
    const expected = new Map<string, readonly number[]>()
    for (const text of SEARCHES_WITH_VARIANTS) expected.set(text, await find(text))
    expect([...expected].filter(([, ids]) => ids.length === 0).map(([text]) => text)).toEqual([])
    const different: string[] = []
    for (let turn = 0; turn < VARIANTS; turn += 1) {
      const text = SEARCHES_WITH_VARIANTS[turn % SEARCHES_WITH_VARIANTS.length] ?? ''
      const spelled = respell(text, turn)
      if (String(await find(spelled)) !== String(expected.get(text))) different.push(`${text} → ${spelled}`)
    }
    expect(different).toEqual([])
  })
})
