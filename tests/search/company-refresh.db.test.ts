import { useTestDatabase } from '@rasteh/test-kit/database'
import { readSettings } from '@rasteh/worker/settings'
import { startWorker, type Worker } from '@rasteh/worker/start-worker'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let worker: Worker | undefined
beforeAll(() => {
  content.payload.logger.level = 'silent'
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

const work = async () => {
  worker = await startWorker(readSettings({ ...process.env, DATABASE_SHOP_URL: database.urls.shop }))
}

const PUBLISHED = { _status: 'published' } as const
const page = (slug: string, data: object = {}) => ({
  ...{ collection: 'pages' as const, locale: 'fa' as const },
  data: { title: `صفحهٔ ${slug}`, slug, ...PUBLISHED, ...data } as never,
})

/** What search has of a page for Persian visitors. */
async function slugsOf(id: number): Promise<string[]> {
  const { rows } = await database.owner.query<{ slug: string }>(
    `select slug from shop.company_documents where source = 'pages' and source_id = $1 and locale = 'fa' and kind = 'page'`,
    [id],
  )
  return rows.map(({ slug }) => slug)
}
const becomes = (id: number, slugs: readonly string[]) =>
  expect.poll(() => slugsOf(id), { timeout: 8_000 }).toEqual(slugs)

const jobs = async (id: number) => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int from jobs.job where name = 'refresh-company-search' and data ->> 'id' = $1::text`,
    [String(id)],
  )
  return rows[0]?.count ?? 0
}

describe('a page in the search of the company', () => {
  it('is asked for in the transaction of its save, and by nothing that is rolled back', async () => {
    const { payload } = content
    expect(await jobs((await payload.create(page('kept'))).id)).toBeGreaterThan(0)
    const transactionID = (await payload.db.beginTransaction()) ?? undefined
    const { id } = await payload.create({ ...page('rolled-back'), req: { transactionID } as never })
    await payload.db.rollbackTransaction(transactionID as string)
    expect(await jobs(id)).toBe(0)
  })

  it('follows what becomes of it: a draft, a move of what is above it, the trash', async () => {
    const { payload } = content
    const above = await payload.create(page('above'))
    const { id } = await payload.create(page('below', { parent: above.id }))
    await work()
    await becomes(id, ['above/below'])
    await payload.update({ collection: 'pages', id: above.id, data: { slug: 'moved', ...PUBLISHED } })
    await becomes(id, ['moved/below'])
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await becomes(id, [])
    await payload.update({ collection: 'pages', id, data: PUBLISHED })
    await becomes(id, ['moved/below'])
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } })
    await becomes(id, [])
  })

  it('is there after a worker was away and its jobs are lost', async () => {
    const { id } = await content.payload.create(page('missed'))
    await database.owner.query(`delete from jobs.job where name like '%company-search'`)
    await work()
    await becomes(id, ['missed'])
  })
})
