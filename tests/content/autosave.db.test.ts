import { randomUUID } from 'node:crypto'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'
import { type Kind, useVersions } from './use-versions.ts'

const database = useTestDatabase()
const content = useContent(database)
const { savedAt, versionsOf, titlesOf, live, publishLater } = useVersions(database, content)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

type Saved = { ok: boolean; refusal?: { kind: string }; doc?: { title: string } }
/** Of a form that saves once. */
const formId = 'form-of-this-test'
let count = 0

const ask = (person: Person, method: string, path: string, body?: object) =>
  content.guarded(method, path, { cookie: people[person].cookie, ...(body ? { body } : {}) })

/** A draft as an author begins it. */
async function newDraft(kind: Kind = 'pages'): Promise<number> {
  count += 1
  const data = { title: `نوشتهٔ ${count}`, slug: `autosave-${count}`, _status: 'draft' }
  const answer = await ask('author', 'POST', `${kind}?draft=true`, data)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

type Asked = { title: string; kind?: Kind; basedOn?: string; locale?: string; formId?: string }

/** What a form sends after some quiet seconds; without more it is a new form that knows the newest state. */
async function autosave(person: Person, id: number, asked: Asked): Promise<Saved> {
  const { title, kind = 'pages', ...more } = asked
  const basedOn = more.basedOn ?? (await savedAt(id, kind))
  const body = { kind, id, basedOn, formId: randomUUID(), locale: 'fa', data: { title }, ...more }
  return (await (await ask(person, 'POST', 'autosave', body)).json()) as Saved
}

const save = (person: Person, id: number, data: object, kind: Kind = 'pages') =>
  ask(person, 'PATCH', `${kind}/${id}?draft=true`, { ...data, _status: 'draft' })

type Step = 'request' | 'approve' | 'note'
async function take(step: Step, person: Person, id: number, versionId?: number): Promise<Saved> {
  const newest = (await versionsOf(id)).at(-1)?.id
  const body = { kind: 'pages', id, versionId: versionId ?? newest, note: 'یادداشت' }
  return (await (await ask(person, 'POST', `reviews/${step}`, body)).json()) as Saved
}

describe.each(['pages', 'news'] as const)('a draft of %s that is saved by itself', (kind) => {
  it('is a new version beside the one that was saved by hand, and gives its place to the next', async () => {
    const id = await newDraft(kind)
    const [first] = await versionsOf(id, kind)
    const answer = await autosave('author', id, { title: 'یک', kind })
    expect(answer).toMatchObject({ ok: true, doc: { title: 'یک' } })
    const [, second] = await versionsOf(id, kind)
    await autosave('author', id, { title: 'دو', kind })
    const versions = await versionsOf(id, kind)
    expect(versions.map(({ title, latest }) => [title, latest])).toEqual([
      [first?.title, false],
      ['دو', true],
    ])
    expect(versions[1]?.id).not.toBe(second?.id)
  })

  it('changes nothing that visitors see', async () => {
    const id = await newDraft(kind)
    const published = { title: 'منتشرشده', publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' }
    await ask('editor', 'PATCH', `${kind}/${id}`, published)
    for (const title of ['نیمه', 'نیمه‌کاره']) await autosave('editor', id, { title, kind })
    const shown = await content.payload.findByID({ collection: kind, id })
    expect([shown.title, shown._status]).toEqual(['منتشرشده', 'published'])
    const versions = await versionsOf(id, kind)
    expect(versions.slice(1).map(({ title, status }) => [title, status])).toEqual([
      ['منتشرشده', 'published'],
      ['نیمه‌کاره', 'draft'],
    ])
  })
})

describe('the history', () => {
  it('keeps what was saved by hand, however long somebody types', async () => {
    const id = await newDraft()
    for (let at = 1; at < 19; at += 1) await save('author', id, { title: `دستی ${at}` })
    const kept = await titlesOf(id)
    for (const at of [1, 2, 3, 4]) await autosave('author', id, { title: `خودکار ${at}` })
    expect(await titlesOf(id)).toEqual([...kept, 'خودکار 4'])
    await save('author', id, { title: 'پایان', updatedAt: await savedAt(id) })
    expect(await titlesOf(id)).toEqual([...kept, 'پایان'])
  }, 60_000)

  it('keeps what a colleague was typing when somebody else saves', async () => {
    const id = await newDraft()
    await autosave('author', id, { title: 'نویسنده' })
    await save('editor', id, { title: 'ویراستار' })
    await autosave('author', id, { title: 'نویسنده دوباره' })
    expect((await titlesOf(id)).slice(1)).toEqual(['نویسنده', 'ویراستار', 'نویسنده دوباره'])
  })

  it('keeps what another window of the same person was typing', async () => {
    const id = await newDraft()
    const opened = await savedAt(id)
    await autosave('author', id, { title: 'پنجرهٔ یک' })
    await save('author', id, { title: 'پنجرهٔ دو', updatedAt: opened })
    expect((await titlesOf(id)).slice(1)).toEqual(['پنجرهٔ یک', 'پنجرهٔ دو'])
  })

  it('has one place for a form that never heard the answer to its first save; another form is refused', async () => {
    const id = await newDraft()
    const form = { basedOn: await savedAt(id), formId: randomUUID() }
    for (const title of ['پاسخ گم شد', 'دوباره'])
      expect((await autosave('author', id, { title, ...form })).ok).toBe(true)
    for (const [person, other] of [
      ['editor', form],
      ['author', { basedOn: form.basedOn }],
    ] as const)
      expect((await autosave(person, id, { title: 'دیگری', ...other })).refusal?.kind).toBe(
        'changed-elsewhere',
      )
    expect((await titlesOf(id)).slice(1)).toEqual(['دوباره'])
  })

  it('has the other language as it was', async () => {
    const id = await newDraft()
    await autosave('author', id, { title: 'In English', locale: 'en' })
    const texts = await content.payload.findByID({ collection: 'pages', id, draft: true, locale: 'all' })
    expect(texts.title).toEqual({ fa: expect.stringContaining('نوشتهٔ'), en: 'In English' })
  })
})

describe('while a draft is reviewed', () => {
  it('the version that was sent stays as it was, and is not published with what came later', async () => {
    const id = await newDraft()
    await autosave('author', id, { title: 'فرستاده' })
    expect(await take('request', 'author', id)).toEqual({ ok: true })
    const sent = (await versionsOf(id)).at(-1)
    for (const title of ['بعد', 'بعدتر']) await autosave('author', id, { title })
    const versions = await versionsOf(id)
    expect(versions.find((one) => one.id === sent?.id)?.title).toBe('فرستاده')
    expect(versions.at(-1)?.title).toBe('بعدتر')
    expect(await take('approve', 'editor', id, sent?.id)).toMatchObject({
      refusal: { kind: 'draft-changed' },
    })
    expect(await live(id)).toBeNull()
    const shown = await (await ask('editor', 'GET', `reviews/pages/${id}`)).json()
    expect(shown).toMatchObject({ state: 'requested', isChanged: true })
    expect(await take('approve', 'editor', id)).toEqual({ ok: true })
    expect(await live(id)).toBe('بعدتر')
  })

  it('a version that a note names stays, too', async () => {
    const id = await newDraft()
    await autosave('author', id, { title: 'با یادداشت' })
    await take('note', 'editor', id)
    await autosave('author', id, { title: 'پس از یادداشت' })
    expect((await titlesOf(id)).slice(1)).toEqual(['با یادداشت', 'پس از یادداشت'])
  })

  it('of an approval and a save at once one is refused: what is published was looked at', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await newDraft()
      await save('author', id, { title: 'دیده‌شده' })
      await take('request', 'author', id)
      const basedOn = await savedAt(id)
      const [approved, saved] = await Promise.all([
        take('approve', 'editor', id),
        autosave('author', id, { title: 'دزدکی', basedOn }),
      ])
      expect([approved.ok, saved.ok].toSorted()).toEqual([false, true])
      expect(await live(id)).toBe(approved.ok ? 'دیده‌شده' : null)
    }
  }, 60_000)
})

describe('in one moment', () => {
  it('of many windows one saves by itself, and the others are told', async () => {
    const id = await newDraft()
    const basedOn = await savedAt(id)
    const titles = Array.from({ length: 12 }, (_, at) => `پنجرهٔ ${at}`)
    const answers = await Promise.all(titles.map((title) => autosave('author', id, { title, basedOn })))
    const [winner, ...more] = answers.filter(({ ok }) => ok)
    expect(more).toEqual([])
    expect(answers.flatMap(({ refusal }) => refusal?.kind ?? [])).toEqual(Array(11).fill('changed-elsewhere'))
    const versions = await versionsOf(id)
    expect(versions.filter(({ latest }) => latest).map(({ title }) => title)).toEqual([winner?.doc?.title])
  }, 60_000)

  it('a save by hand is never lost to one that nobody asked for', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await newDraft()
      const basedOn = await savedAt(id)
      await Promise.all([
        autosave('author', id, { title: 'خودکار', basedOn }),
        save('author', id, { title: 'دستی', summary: 'به دست' }),
      ])
      const versions = await versionsOf(id)
      const newest = versions.filter(({ latest }) => latest)
      expect(newest.map(({ title, summary }) => [title, summary])).toEqual([['دستی', 'به دست']])
      expect(versions.at(-1)?.latest).toBe(true)
    }
  }, 60_000)
})

describe('nothing is saved by itself', () => {
  it('while the publication waits for an hour: half a sentence would be published', async () => {
    const id = await newDraft()
    await publishLater(id, people.editor.userId)
    const answer = await autosave('author', id, { title: 'نیمه' })
    expect(answer).toEqual({ ok: false, refusal: { kind: 'publication-waits' } })
    expect(await titlesOf(id)).toHaveLength(1)
  })

  it('for a shopper or a guest, nor for who writes another branch', async () => {
    const id = await newDraft()
    const body = {
      kind: 'pages',
      id,
      basedOn: await savedAt(id),
      formId,
      locale: 'fa',
      data: { title: 'دزدی' },
    }
    for (const person of ['guest A', 'customer A', 'marketer'] as const)
      expect((await ask(person, 'POST', 'autosave', body)).status).toBe(404)
    const foreign = { cookie: people.author.cookie, body, origin: 'https://evil.example' }
    expect((await content.guarded('POST', 'autosave', foreign)).status).toBe(404)
    const limit = (onlyBranches: boolean) =>
      content.payload.update({
        collection: 'staff',
        id: people.author.userId,
        data: { onlyBranches, branches: [] } as never,
      })
    await limit(true)
    expect((await autosave('author', id, { title: 'بیرون' })).refusal).toEqual({ kind: 'not-found' })
    await limit(false)
    expect(await titlesOf(id)).toHaveLength(1)
  })

  it('as published, into the trash or out of it', async () => {
    const id = await newDraft()
    const body = { kind: 'pages', id, formId, locale: 'fa' }
    const data = { title: 'عمومی', _status: 'published', deletedAt: new Date().toISOString() }
    await ask('author', 'POST', 'autosave', { ...body, basedOn: await savedAt(id), data })
    expect([await live(id), (await versionsOf(id)).at(-1)?.status]).toEqual([null, 'draft'])
    const found = await content.payload.findByID({ collection: 'pages', id, draft: true })
    expect(found.deletedAt ?? null).toBeNull()
    await ask('owner', 'PATCH', `pages/${id}`, { deletedAt: new Date().toISOString() })
    const back = { ...body, basedOn: found.updatedAt, data: { deletedAt: null } }
    const answer = await ask('author', 'POST', 'autosave', back)
    expect(await answer.json()).toEqual({ ok: false, refusal: { kind: 'not-found' } })
  })

  it('of another kind, of a shape that no form sends, or that is missing', async () => {
    const id = await newDraft()
    const body = {
      kind: 'pages',
      id,
      basedOn: await savedAt(id),
      formId,
      locale: 'fa',
      data: { title: 'الف' },
    }
    const strangers = [
      ...['staff', 'products', 7].map((kind) => ({ kind })),
      ...['1 or 1=1', 2 ** 31, -1].map((id) => ({ id })),
      ...[7, 'yesterday', null].map((basedOn) => ({ basedOn })),
      ...[null, [], 'x'].map((data) => ({ data })),
      ...['short', 'a b c d e f g h', 7, null].map((formId) => ({ formId })),
      { locale: 'de' },
    ]
    for (const strange of strangers)
      expect((await ask('owner', 'POST', 'autosave', { ...body, ...strange })).status).toBe(422)
    for (const data of [{ layout: 'x' }, { title: 'a\0b' }, { parent: { id: 1 } }])
      expect((await ask('owner', 'POST', 'autosave', { ...body, data })).status).toBeLessThan(500)
    const { refusal } = await autosave('owner', 999_999, { title: 'الف', basedOn: body.basedOn })
    expect(refusal).toEqual({ kind: 'not-found' })
  })

  it('with an address that no page may have, and the field is named', async () => {
    const id = await newDraft('news')
    const basedOn = await savedAt(id, 'news')
    const body = { kind: 'news', id, basedOn, formId, locale: 'fa', data: { slug: 'نشانی با فاصله' } }
    const answer = await ask('author', 'POST', 'autosave', body)
    expect(await answer.json()).toMatchObject({ refusal: { kind: 'fields', fields: [expect.any(String)] } })
  })

  it('by a role of the database on its own: functions do it', async () => {
    for (const url of [database.urls.web, database.urls.shop]) {
      const pool = openPool({ url, name: 'rasteh-test', max: 1 })
      await expect(pool.query('update shop.autosaves set staff_id = 1')).rejects.toThrow(/permission denied/)
      await pool.end()
    }
  })
})
