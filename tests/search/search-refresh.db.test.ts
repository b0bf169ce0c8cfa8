import { useTestDatabase } from '@rasteh/test-kit/database'
import { readSettings } from '@rasteh/worker/settings'
import { startWorker, type Worker } from '@rasteh/worker/start-worker'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let categoryId: number
let worker: Worker | undefined

beforeAll(async () => {
  const category = await content.payload.create({
    collection: 'categories',
    data: { title: 'چای', slug: 'چای', position: 1 },
  })
  categoryId = category.id
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const product = (title: string) => ({
  collection: 'products' as const,
  data: {
    title,
    slug: title,
    category: categoryId,
    productType: '1' as const,
    unitTitle: 'بسته',
    taxPercent: 10,
    popularity: 0,
    _status: 'published' as const,
  },
})

async function jobsOf(productId: number): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int from jobs.job where name = 'refresh-search-document' and data ->> 'productId' = $1::text and state = 'created'`,
    [String(productId)],
  )
  return rows[0]?.count ?? 0
}

async function wordsOf(productId: number): Promise<string | undefined> {
  const { rows } = await database.owner.query<{ words: string }>(
    'select words from shop.search_documents where product_id = $1',
    [productId],
  )
  return rows[0]?.words
}

describe('saving a product', () => {
  it('asks for its search document in the same transaction', async () => {
    const { id } = await content.payload.create(product('چای لاهیجان'))
    expect(await jobsOf(id)).toBe(1)
  })

  it('that is rolled back asks for nothing', async () => {
    const { payload } = content
    const transactionID = (await payload.db.beginTransaction()) ?? undefined
    const { id } = await payload.create({ ...product('چای شکسته'), req: { transactionID } as never })
    await payload.db.rollbackTransaction(transactionID as string)
    expect(await jobsOf(id)).toBe(0)
  })

  it('leads to a search document of folded words, and changing it to another', async () => {
    const { payload } = content
    worker = await startWorker(readSettings({ ...process.env, DATABASE_SHOP_URL: database.urls.shop }))
    const { id } = await payload.create(product('كتابِ ٢٠٢٦'))
    await vi.waitFor(async () => expect(await wordsOf(id)).toContain('کتاب 2026'), { timeout: 5_000 })
    await payload.update({ collection: 'products', id, data: { title: 'دفتر' } })
    await vi.waitFor(async () => expect(await wordsOf(id)).toContain('دفتر'), { timeout: 5_000 })
  })

  it('into the trash removes its search document', async () => {
    const { payload } = content
    worker = await startWorker(readSettings({ ...process.env, DATABASE_SHOP_URL: database.urls.shop }))
    const { id } = await payload.create(product('فنجان'))
    await vi.waitFor(async () => expect(await wordsOf(id)).toBeDefined(), { timeout: 5_000 })
    await payload.update({ collection: 'products', id, data: { deletedAt: new Date().toISOString() } })
    await vi.waitFor(async () => expect(await wordsOf(id)).toBeUndefined(), { timeout: 5_000 })
  })
})
