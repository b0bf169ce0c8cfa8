import { toSearchRow } from '@rasteh/search/postgres/to-search-row'
import { createShopSearch } from '@rasteh/search/shop-search'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { saveSearchRows } from '@rasteh/shop-store/search/documents'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seededShop } from './seeded/seeded-documents.ts'

const database = useTestDatabase()
const shop = seededShop()
let pool: Pool
let web: Pool
beforeAll(async () => {
  pool = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 1 })
  await saveSearchRows(
    pool,
    shop.documents.map((document) => toSearchRow(document, { changesAt: null })),
  )
})
afterAll(() => Promise.all([pool.end(), web.end()]))

const ASKED = {
  locale: 'fa',
  text: 'ماهیتابه',
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  limit: 10,
  from: { offset: 0 },
} as const

it('a group that a manager switches off is off in every process within seconds, and on again', async () => {
  const searches = [pool, pool].map((one) => createShopSearch({ database: one, openSearch: null }))
  const firstTitles = () =>
    Promise.all(
      searches.map(async (search) => {
        const { productIds } = await search.find(ASKED)
        return productIds[0] === undefined ? '' : shop.titleOf(productIds[0])
      }),
    )
  const switchGroup = (isOn: boolean) => web.query("select shop.switch_lexicon_group('تابه', $1, 7)", [isOn])
  for (const title of await firstTitles()) expect(title).toMatch(/^تابه/)
  await switchGroup(false)
  await vi.waitFor(
    async () => {
      for (const title of await firstTitles()) expect(title).not.toMatch(/^تابه/)
    },
    { timeout: 10_000 },
  )
  await switchGroup(true)
  await vi.waitFor(
    async () => {
      for (const title of await firstTitles()) expect(title).toMatch(/^تابه/)
    },
    { timeout: 10_000 },
  )
})
