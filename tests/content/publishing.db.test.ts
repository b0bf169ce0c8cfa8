import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { publishDue } from '../../apps/dashboard/src/publishing/publish-on-time.ts'
import { richTextOf } from '../../seed/rich-text.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)

let count = 0
const newPage = (status: 'draft' | 'published') => {
  count += 1
  return content.payload.create({
    collection: 'pages',
    draft: status === 'draft',
    data: { title: `صفحهٔ ${count}`, slug: `page-${count}`, _status: status },
  })
}

/** The keys that wait to be purged, job by job; reading them takes them away. */
async function purged(): Promise<string[][]> {
  const { rows } = await database.owner.query<{ keys: string[] }>(
    `delete from jobs.job where name = 'purge-pages' returning array(select jsonb_array_elements_text(data -> 'keys')) as keys`,
  )
  return rows.map(({ keys }) => keys)
}

const statusOf = async (id: number) => {
  const { rows } = await database.owner.query<{ status: string }>(
    'select _status::text as status from public.pages where id = $1',
    [id],
  )
  return rows[0]?.status
}

const scheduleAt = (id: number, waitUntil: Date) =>
  content.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil,
  })

describe('publishing a page', () => {
  it('asks for the pages that show it to be made anew', async () => {
    await purged()
    const { id } = await newPage('published')
    expect(await purged()).toEqual([[`page-${id}`, 'missing', 'everywhere']])
  })

  it('asks for nothing while it is only a draft', async () => {
    await purged()
    const { id } = await newPage('draft')
    await content.payload.update({ collection: 'pages', id, draft: true, data: { title: 'هنوز پیش‌نویس' } })
    expect(await purged()).toEqual([])
  })

  it('asks again when it is taken back', async () => {
    const { id } = await newPage('published')
    await purged()
    await content.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(await purged()).toHaveLength(1)
  })

  it('asks for nothing when the save itself is undone', async () => {
    await purged()
    const { payload } = content
    const transactionID = (await payload.db.beginTransaction()) as string
    const req = { transactionID } as never
    await payload.create({
      collection: 'pages',
      req,
      data: { title: 'برگشته', slug: 'rolled-back', _status: 'published' },
    })
    await payload.db.rollbackTransaction(transactionID)
    expect(await purged()).toEqual([])
  })

  it('keeps what visitors see while a newer draft is written, and an old version can be restored', async () => {
    const { payload } = content
    const { id } = await newPage('published')
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    await payload.update({ collection: 'pages', id, data: { title: 'نوشتهٔ دوم', _status: 'published' } })
    await payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) })
    const restored = await payload.findByID({ collection: 'pages', id })
    expect(restored.title).toBe(docs[0]?.version.title)
  })
})

describe('a scheduled publication', () => {
  it('happens at its time and not before', async () => {
    const { id } = await newPage('draft')
    await scheduleAt(id, new Date(Date.now() + 60_000))
    await publishDue(content.payload)
    expect(await statusOf(id)).toBe('draft')
    await database.owner.query(`update public.payload_jobs set wait_until = now() - interval '1 second'`)
    await publishDue(content.payload)
    expect(await statusOf(id)).toBe('published')
  })

  it('is left to one process of many', async () => {
    const { id } = await newPage('draft')
    await scheduleAt(id, new Date(Date.now() - 1_000))
    await Promise.all(Array.from({ length: 5 }, () => publishDue(content.payload)))
    const { totalDocs } = await content.payload.countVersions({
      collection: 'pages',
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    })
    expect(totalDocs).toBe(1)
  })

  it('is taken up again after the process that began it died', async () => {
    const { id } = await newPage('draft')
    await scheduleAt(id, new Date(Date.now() - 1_000))
    await database.owner.query('update public.payload_jobs set processing = true')
    await publishDue(content.payload)
    expect(await statusOf(id)).toBe('published')
  })
})

describe('a module', () => {
  const withModules = (modules: object[]) =>
    content.payload.create({
      collection: 'pages',
      data: {
        title: 'صفحهٔ ماژول‌ها',
        slug: `modules-${modules.length}`,
        layout: modules as never,
        _status: 'published',
      },
    })

  it('keeps its number through saves, and a copy of its page gets numbers of its own', async () => {
    const made = await withModules([{ blockType: 'richText', content: richTextOf(['متن']) }])
    const number = made.layout?.[0]?.moduleId
    expect(number).toEqual(expect.any(Number))
    const saved = await content.payload.update({
      collection: 'pages',
      id: made.id,
      data: { title: 'نام تازه' },
    })
    expect(saved.layout?.[0]?.moduleId).toBe(number)
    const copy = await content.payload.duplicate({
      collection: 'pages',
      id: made.id,
      data: { slug: `copy-${made.id}` },
    })
    expect(copy.layout?.[0]?.moduleId).not.toBe(number)
  })
})
