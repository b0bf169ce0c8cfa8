import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishDue } from '../../apps/dashboard/src/publishing/publish-on-time.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

type Kind = 'pages' | 'news'
const KINDS: readonly Kind[] = ['pages', 'news']
let count = 0
const newData = () => {
  count += 1
  return { title: `نوشتهٔ ${count}`, slug: `author-${count}`, publishedAt: '2026-01-01T00:00:00.000Z' }
}

/** A published document with a newer draft beside it, and the versions of both. */
async function published(kind: Kind): Promise<{ id: number; first: number; draft: number }> {
  const { payload } = content
  const data = { ...newData(), _status: 'published' }
  const { id } = await payload.create({ collection: kind, data: data as never })
  await payload.update({ collection: kind, id, draft: true, data: { summary: 'پیش‌نویس' } as never })
  const { docs } = await payload.findVersions({
    collection: kind,
    where: { parent: { equals: id } },
    sort: 'id',
  })
  return { id: Number(id), first: Number(docs[0]?.id), draft: Number(docs[1]?.id) }
}

/** All that visitors see of a document: its row and its texts. */
async function live(kind: Kind, id: number): Promise<string> {
  const rows = await database.owner.query(`select * from public.${kind} where id = $1`, [id])
  const texts = await database.owner.query(
    `select title, summary, _locale from public.${kind}_locales where _parent_id = $1 order by _locale`,
    [id],
  )
  return JSON.stringify([rows.rows, texts.rows])
}

const countOf = async (kind: Kind) => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int from public.${kind} where _status = 'published'`,
  )
  return rows[0]?.count
}

const ask = (method: string, path: string, body?: object) =>
  content.guarded(method, path, { cookie: people.author.cookie, ...(body ? { body } : {}) })
const askForm = (method: string, path: string, body: object) =>
  content.form(method, path, { cookie: people.author.cookie, body })

const CHANGE = { title: 'تغییر نویسنده', summary: 'تغییر نویسنده' }

describe.each(KINDS)('an author of %s', (kind) => {
  it('begins a draft, and changes what is published in a draft beside it', async () => {
    const begun = await ask('POST', `${kind}?draft=true`, { ...newData(), _status: 'draft' })
    expect(begun.status).toBe(201)
    const { doc } = (await begun.json()) as { doc: { id: number; _status: string } }
    expect(doc._status).toBe('draft')
    const { id } = await published(kind)
    const before = await live(kind, id)
    const changed = await ask('PATCH', `${kind}/${id}?draft=true`, { ...CHANGE, _status: 'draft' })
    expect([changed.status, await live(kind, id)]).toEqual([200, before])
    const newest = await content.payload.findByID({ collection: kind, id, draft: true })
    expect(newest).toMatchObject({ ...CHANGE, _status: 'draft' })
  })

  const BODIES = [
    ['as it is', CHANGE],
    ['as published', { ...CHANGE, _status: 'published' }],
    ['as a draft, which would unpublish it', { ...CHANGE, _status: 'draft' }],
    ['with two states', { ...CHANGE, _status: ['published'] }],
    ['into the trash', { deletedAt: '2026-01-01T00:00:00.000Z' }],
    ['into the trash as a draft', { deletedAt: '2026-01-01T00:00:00.000Z', _status: 'draft' }],
  ] as const
  const QUERIES = [
    '',
    '?draft=false',
    '?draft=true',
    '?draft=1',
    '?draft[]=true',
    '?draft=true&publishAllLocales=true',
    '?draft=true&unpublishAllLocales=true',
    '?draft=true&publishSpecificLocale=fa',
    '?publishSpecificLocale=en&locale=en',
    '?draft=true&autosave=true',
    '?draft=true&trash=true',
    '?draft=true&locale=en',
  ]

  it.each(BODIES)('changes nothing that visitors see, %s, by no query', async (_, body) => {
    const { id } = await published(kind)
    const before = await live(kind, id)
    for (const query of QUERIES) {
      const many = `${kind}${query || '?'}&where[id][equals]=${id}`
      const answers = [
        await ask('PATCH', `${kind}/${id}${query}`, body),
        await askForm('PATCH', `${kind}/${id}${query}`, body),
        await ask('PATCH', many, body),
        await content.guarded('POST', `${kind}/${id}${query}`, {
          cookie: people.author.cookie,
          body,
          headers: { 'x-http-method-override': 'PATCH', 'x-payload-http-method-override': 'PATCH' },
        }),
      ]
      expect([query, answers.every(({ status }) => status < 500), await live(kind, id)]).toEqual([
        query,
        true,
        before,
      ])
    }
  })

  it('is told that drafts are all that is theirs', async () => {
    const { id } = await published(kind)
    const answer = await ask('PATCH', `${kind}/${id}`, { ...CHANGE, _status: 'published' })
    const { errors } = (await answer.json()) as { errors: { data?: { kind?: string } }[] }
    expect([answer.status, errors[0]?.data?.kind]).toEqual([403, 'drafts-only'])
  })

  it('publishes nothing that is new: not by making it, not by copying it', async () => {
    const { id } = await published(kind)
    const before = await countOf(kind)
    for (const query of ['', '?draft=true', '?draft=false', '?publishAllLocales=true']) {
      await ask('POST', `${kind}${query}`, { ...newData(), _status: 'published' })
      await askForm('POST', `${kind}${query}`, { ...newData(), _status: 'published' })
      await ask('POST', `${kind}/${id}/duplicate${query}`, { ...newData(), _status: 'published' })
      await ask('POST', `${kind}/${id}/duplicate${query}`, newData())
    }
    expect(await countOf(kind)).toBe(before)
  })

  it('restores an older version as a draft and in no other way', async () => {
    const { id, first } = await published(kind)
    await content.payload.update({
      collection: kind,
      id,
      data: { title: 'متن تازه', _status: 'published' } as never,
    })
    const before = await live(kind, id)
    for (const query of ['', '?draft=false', '?draft=1'])
      expect((await ask('POST', `${kind}/versions/${first}${query}`)).status).toBe(403)
    expect((await ask('POST', `${kind}/versions/${first}?draft=true`)).status).toBe(200)
    expect(await live(kind, id)).toBe(before)
  })

  it('deletes nothing, and brings nothing back from the trash', async () => {
    const { id } = await published(kind)
    const before = await live(kind, id)
    await ask('DELETE', `${kind}/${id}`)
    await ask('DELETE', `${kind}?where[id][equals]=${id}`)
    expect(await live(kind, id)).toBe(before)
    await content.payload.update({
      collection: kind,
      id,
      data: { deletedAt: '2026-01-01T00:00:00.000Z' } as never,
    })
    const gone = await live(kind, id)
    await ask('PATCH', `${kind}/${id}?trash=true`, { deletedAt: null })
    await ask('PATCH', `${kind}/${id}?trash=true&draft=true`, { deletedAt: null })
    await ask('DELETE', `${kind}/${id}?trash=true`)
    expect(await live(kind, id)).toBe(gone)
  })

  it.each(['publish', 'unpublish'] as const)('cannot have a job %s it at an hour', async (type) => {
    const { id } = await published(kind)
    const before = await live(kind, id)
    await content.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: kind, value: id },
        user: { relationTo: 'staff', value: people.author.userId },
      },
      waitUntil: new Date(Date.now() - 1000),
    })
    await publishDue(content.payload)
    expect(await live(kind, id)).toBe(before)
    for (const path of ['payload-jobs/run', 'payload-jobs'])
      expect((await ask('POST', path, { taskSlug: 'schedulePublish' })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('an author', () => {
  it('sees of the staff themselves alone', async () => {
    const { docs } = (await (await ask('GET', 'staff')).json()) as { docs: { id: number }[] }
    expect(docs.map(({ id }) => id)).toEqual([people.author.userId])
    expect((await ask('GET', `staff/${people.owner.userId}`)).status).toBe(404)
  })

  it.each(['customers', 'comments', 'feedback', 'special-codes', 'payment-methods', 'banks', 'payload-jobs'])(
    'does not read %s',
    async (slug) => {
      expect((await ask('GET', slug)).status).toBe(403)
    },
  )

  it('brings pictures, and changes none that may be on a page', async () => {
    const { rows } = await database.owner.query<{ id: number }>(
      `insert into public.media (filename, mime_type) values ('of-all.webp', 'image/webp') returning id`,
    )
    const id = rows[0]?.id
    expect((await ask('PATCH', `media/${id}`, { alt: 'دیگر' })).status).toBe(403)
    expect((await ask('DELETE', `media/${id}`)).status).toBe(403)
  })

  it('finds in the menu what they work on, and nothing else', () => {
    const { collections, globals } = content.payload.config
    const user = { collection: 'staff', role: 'author' } as never
    const shown = [...collections, ...globals].filter(({ admin: { hidden } }) =>
      typeof hidden === 'function' ? !hidden({ user }) : !hidden,
    )
    expect(shown.map(({ slug }) => slug).toSorted()).toEqual(['files', 'media', 'news', 'pages'])
  })
})
