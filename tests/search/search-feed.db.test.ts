import { createProductSearch } from '@rasteh/search/create-product-search'
import type { ProductSearch } from '@rasteh/search/product-search'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { readSettings } from '@rasteh/worker/settings'
import { startWorker, type Worker } from '@rasteh/worker/start-worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'

/** `pnpm prove search-feed` measures many more, and asks for the times. */
const CHANGES = Number(process.env.FEED_CHANGES ?? 5)
const isTimed = process.env.FEED_CHANGES !== undefined
const WITHIN_MS = 2_000

const database = useTestDatabase()
const content = useContent(database)
let worker: Worker
let shop: Pool
let search: ProductSearch

beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  search = createProductSearch({ database: shop })
  const { productId } = await addProduct(database.owner, { title: 'پیشین', stock: 0 })
  // As a release before this one left it.
  await database.owner.query("insert into shop.search_documents (product_id, words) values ($1, 'پیشین')", [
    productId,
  ])
  worker = await startWorker(readSettings({ ...process.env, DATABASE_SHOP_URL: database.urls.shop }))
})
afterAll(async () => {
  await worker?.stop()
  await shop?.end()
})

const WIDE = {
  locale: 'fa',
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

const found = async (text: string, more: object = {}) =>
  (await search.find({ ...WIDE, ...more, text })).productIds

const LOOK = { timeout: 15_000, interval: 10 }

describe('a change of the catalogue', () => {
  it('is found soon after it is committed', async () => {
    const { productId } = await addProduct(database.owner, { title: 'قدیم' })
    const times: number[] = []
    for (let change = 0; change < CHANGES; change++) {
      const sku = `NOW-${change}X${productId}`
      await content.payload.create({
        collection: 'variants',
        data: {
          product: productId,
          sku,
          isDefault: false,
          step: 1,
          minOrderCount: 1,
          maxOrderCount: 0,
          weightGrams: 0,
        },
      })
      const committedAt = performance.now()
      await expect.poll(() => found(sku), LOOK).toEqual([productId])
      times.push(performance.now() - committedAt)
    }
    times.sort((a, b) => a - b)
    const p99 = times[Math.ceil(times.length * 0.99) - 1] ?? 0
    if (isTimed) {
      const half = times[Math.floor(times.length / 2)] ?? 0
      console.log(`commit to searchable: p50 ${half.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${CHANGES}`)
      expect(p99).toBeLessThan(WITHIN_MS)
    }
  })

  it('of stock is found: what is gone is no longer among what is there, and comes back', async () => {
    const { productId, variantId } = await addProduct(database.owner, { title: 'ناپایدار', stock: 3 })
    const inStock = () => found('ناپایدار', { onlyInStock: true })
    const adjust = (by: number) =>
      database.owner.query('select shop.adjust_stock($1, $2, $3, $4)', [variantId, by, 'test', 'test'])
    await expect.poll(inStock, LOOK).toEqual([productId])
    await adjust(-3)
    await expect.poll(inStock, LOOK).toEqual([])
    await adjust(1)
    await expect.poll(inStock, LOOK).toEqual([productId])
  })

  it('of a price is found, and of an offer when it begins', async () => {
    const { productId, variantId } = await addProduct(database.owner, {
      title: 'گرانبها',
      priceRial: 1_000_000,
    })
    const cheap = () => found('گرانبها', { priceToRial: 900_000 })
    await expect.poll(() => found('گرانبها'), LOOK).toEqual([productId])
    expect(await cheap()).toEqual([])
    const startsAt = new Date(Date.now() + 500).toISOString()
    await content.payload.create({
      collection: 'offers',
      data: { variant: variantId, kind: 'percent', percent: 50, startsAt, showDay: false },
    })
    await expect.poll(cheap, LOOK).toEqual([productId])
  })

  it('of a category’s name is found by the products below it', async () => {
    const { payload } = content
    const parent = await payload.create({
      collection: 'categories',
      data: { title: 'دیرین', slug: 'above', position: 1 },
    })
    const child = await payload.create({
      collection: 'categories',
      data: { title: 'زیرین', slug: 'below', position: 1, parent: parent.id },
    })
    const { productId } = await addProduct(database.owner, { title: 'بندی' })
    await payload.update({ collection: 'products', id: productId, data: { category: child.id } })
    await expect.poll(() => found('دیرین بندی'), LOOK).toEqual([productId])
    await payload.update({ collection: 'categories', id: parent.id, data: { title: 'نوآیین' } })
    await expect.poll(() => found('نوآیین بندی'), LOOK).toEqual([productId])
  })

  it('of the release is found: documents that an older one made are made anew', async () => {
    await expect.poll(() => found('پیشین'), LOOK).toHaveLength(1)
  })

  it('of everything at once is a rebuild, asked for as a job', async () => {
    const { productId } = await addProduct(database.owner, { title: 'ازنو', stock: 0 })
    expect(await found('ازنو')).toEqual([])
    await shop.query("select shop.enqueue('rebuild-search', '{}')")
    await expect.poll(() => found('ازنو'), LOOK).toEqual([productId])
  })
})
