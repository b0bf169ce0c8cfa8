import { openPool } from '@rasteh/shop-store/platform/pool'
import { useTestDatabase } from '@rasteh/test-kit/database'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
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
type Shown = { state: string; versionId: number; isChanged: boolean; mayPublish: boolean; events: Past[] }
type Past = { event: string; note: string | null; by: string }
let count = 0

const ask = (person: Person, method: string, path: string, body?: object) =>
  content.guarded(method, path, { cookie: people[person].cookie, ...(body ? { body } : {}) })

/** A draft as an author begins it. */
async function newDraft(kind: Kind = 'pages'): Promise<number> {
  count += 1
  const data = { title: `نوشتهٔ ${count}`, slug: `review-${count}`, _status: 'draft' }
  const answer = await ask('author', 'POST', `${kind}?draft=true`, data)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

const edit = (id: number, title: string, person: Person = 'author') =>
  ask(person, 'PATCH', `pages/${id}?draft=true`, { title, _status: 'draft' })

async function show(id: number, kind: Kind = 'pages', person: Person = 'editor'): Promise<Shown> {
  return (await (await ask(person, 'GET', `reviews/${kind}/${id}`)).json()) as Shown
}

type Step = 'request' | 'approve' | 'refuse' | 'note'
type Taken = { ok: boolean; refusal?: { kind: string } }
async function take(step: Step, person: Person, id: number, changes: object = {}): Promise<Taken | number> {
  const { versionId } = await show(id, (changes as { kind?: Kind }).kind)
  const body = { kind: 'pages', id, versionId, note: '', ...changes }
  const answer = await ask(person, 'POST', `reviews/${step}`, body)
  return [200, 409].includes(answer.status) ? ((await answer.json()) as Taken) : answer.status
}

const liveTitle = async (id: number) => {
  const { rows } = await database.owner.query<{ title: string }>(
    `select l.title from public.pages p join public.pages_locales l on l._parent_id = p.id and l._locale = 'fa'
     where p.id = $1 and p._status = 'published'`,
    [id],
  )
  return rows[0]?.title ?? null
}

async function sent(): Promise<number> {
  const id = await newDraft()
  expect(await take('request', 'author', id)).toEqual({ ok: true })
  return id
}

const PATIENT = { timeout: 20_000 }
const waitingForLocks = async () => {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`,
  )
  return rows[0]?.count
}

const kindsOf = (taken: (Taken | number)[]) =>
  taken.map((one) => (typeof one === 'number' ? one : one.ok ? 'done' : one.refusal?.kind)).toSorted()

describe('a draft of an author', () => {
  it.each(['pages', 'news'] as const)('of %s is published by an editor who approves it', async (kind) => {
    const id = await newDraft(kind)
    expect((await show(id, kind)).state).toBe('draft')
    expect(await take('request', 'author', id, { kind, note: 'لطفاً ببینید' })).toEqual({ ok: true })
    expect((await show(id, kind)).state).toBe('requested')
    expect(await take('approve', 'editor', id, { kind })).toEqual({ ok: true })
    const shown = await show(id, kind)
    expect([shown.state, shown.events.map(({ event }) => event)]).toEqual([
      'approved',
      ['approve', 'request'],
    ])
    expect((await content.payload.findByID({ collection: kind, id }))._status).toBe('published')
  })

  it('comes back with a note, is changed and sent again', async () => {
    const id = await sent()
    expect(await take('refuse', 'manager', id)).toEqual({ ok: false, refusal: { kind: 'note-needed' } })
    expect(await take('refuse', 'manager', id, { note: 'تیتر را کوتاه کنید' })).toEqual({ ok: true })
    const back = await show(id, 'pages', 'author')
    expect([back.state, back.events[0]?.note, back.mayPublish]).toEqual([
      'refused',
      'تیتر را کوتاه کنید',
      false,
    ])
    await edit(id, 'کوتاه')
    expect((await show(id)).state).toBe('refused')
    expect(await take('request', 'author', id)).toEqual({ ok: true })
    expect(await take('approve', 'editor', id)).toEqual({ ok: true })
    expect(await liveTitle(id)).toBe('کوتاه')
  })

  it('begins again with the next draft beside what is published', async () => {
    const id = await sent()
    await take('approve', 'editor', id)
    expect(await take('request', 'author', id)).toEqual({ ok: false, refusal: { kind: 'nothing-to-review' } })
    const first = await liveTitle(id)
    await edit(id, 'دومی')
    expect((await show(id)).state).toBe('draft')
    await take('request', 'author', id)
    expect(await liveTitle(id)).toBe(first)
    expect(await take('approve', 'owner', id)).toEqual({ ok: true })
    expect(await liveTitle(id)).toBe('دومی')
  })

  it('is not published with what was changed after the reviewer saw it', async () => {
    const id = await sent()
    const { versionId } = await show(id)
    await edit(id, 'دزدکی')
    const answer = await take('approve', 'editor', id, { versionId })
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'draft-changed' } })
    expect(await liveTitle(id)).toBeNull()
    const again = await show(id)
    expect([again.state, again.isChanged]).toEqual(['requested', true])
    expect(await take('approve', 'editor', id)).toEqual({ ok: true })
    expect(await liveTitle(id)).toBe('دزدکی')
  })

  it('that is not whole is not published, and waits on', async () => {
    const id = await newDraft('news')
    await ask('author', 'PATCH', `news/${id}?draft=true`, { title: '', _status: 'draft' })
    await take('request', 'author', id, { kind: 'news' })
    expect(await take('approve', 'editor', id, { kind: 'news' })).toMatchObject({
      ok: false,
      refusal: { kind: 'draft-incomplete' },
    })
    const shown = await show(id, 'news')
    expect([shown.state, shown.events.map(({ event }) => event)]).toEqual(['requested', ['request']])
  })

  it('is answered, too, by an editor who publishes it in its form', async () => {
    const id = await sent()
    await ask('editor', 'PATCH', `pages/${id}`, { _status: 'published' })
    expect((await show(id)).events[0]?.event).toBe('publish')
    await edit(id, 'بعدی')
    expect((await show(id)).state).toBe('draft')
  })

  it('takes notes of everybody, and keeps them', async () => {
    const id = await newDraft()
    expect(await take('note', 'author', id, { note: ' ' })).toMatchObject({ ok: false })
    expect(await take('note', 'author', id, { note: 'منبع را می‌افزایم' })).toEqual({ ok: true })
    expect(await take('note', 'editor', id, { note: '<b>باشد</b>' })).toEqual({ ok: true })
    const { state, events } = await show(id)
    expect([state, events.map(({ by, note }) => `${by} ${note}`)]).toEqual([
      'draft',
      ['editor <b>باشد</b>', 'author منبع را می‌افزایم'],
    ])
  })

  it('goes with its history when it is deleted', async () => {
    const id = await sent()
    await ask('owner', 'DELETE', `pages/${id}`)
    const { rows } = await database.owner.query(
      `select from shop.review_events where kind = 'pages' and document_id = $1`,
      [id],
    )
    expect(rows).toEqual([])
    expect((await ask('editor', 'GET', `reviews/pages/${id}`)).status).toBe(422)
  })
})

describe('nobody else', () => {
  it.each(['approve', 'refuse'] as const)('may %s: not the author, no shopper', async (step) => {
    const id = await sent()
    for (const person of ['author', 'customer A', 'guest A'] as const)
      expect([401, 403, 404]).toContain(await take(step, person, id, { note: 'نه' }))
    expect((await show(id)).state).toBe('requested')
  })

  it('is told of a document that is not there, or of other kinds', async () => {
    const id = await sent()
    const body = { kind: 'pages', id, versionId: 1, note: '' }
    for (const strange of [
      { kind: 'products' },
      { kind: 'staff' },
      { id: '1 or 1=1' },
      { id: -1 },
      { id: 2 ** 31 },
      { versionId: null },
      { note: 'a'.repeat(2001) },
      { note: 'a\0b' },
      { note: { text: 'a' } },
    ])
      for (const step of ['request', 'approve', 'refuse', 'note'])
        expect((await ask('owner', 'POST', `reviews/${step}`, { ...body, ...strange })).status).toBe(422)
    const missing = await ask('owner', 'POST', 'reviews/approve', { ...body, id: 999_999 })
    expect([missing.status, await missing.json()]).toEqual([
      409,
      { ok: false, refusal: { kind: 'not-found' } },
    ])
  })

  it('approves what is in the trash', async () => {
    const id = await sent()
    const { versionId } = await show(id)
    await ask('owner', 'PATCH', `pages/${id}`, { deletedAt: new Date().toISOString() })
    const answer = await ask('editor', 'POST', 'reviews/approve', { kind: 'pages', id, versionId, note: '' })
    expect(await answer.json()).toEqual({ ok: false, refusal: { kind: 'not-found' } })
  })

  it('writes the tables of reviews: their functions do', async () => {
    for (const url of [database.urls.web, database.urls.shop]) {
      const pool = openPool({ url, name: 'rasteh-test', max: 1 })
      for (const statement of [
        `update shop.reviews set state = 'approved'`,
        'delete from shop.review_events',
        `update shop.review_events set note = 'x'`,
      ])
        await expect(pool.query(statement)).rejects.toThrow(/permission denied/)
      await pool.end()
    }
  })
})

describe('in one moment', () => {
  it('of many who answer one does, whatever they say', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await sent()
      const taken = await Promise.all([
        take('approve', 'editor', id),
        take('refuse', 'manager', id, { note: 'نه' }),
        take('approve', 'owner', id),
        take('refuse', 'editor', id, { note: 'هنوز نه' }),
      ])
      const said = kindsOf(taken)
      expect(said.filter((kind) => kind === 'done')).toHaveLength(1)
      expect(said.filter((kind) => kind !== 'done').every((kind) => kind === 'answered-meanwhile')).toBe(true)
      const { state, events } = await show(id)
      expect(events).toHaveLength(2)
      expect(state === 'approved').toBe((await liveTitle(id)) !== null)
    }
  })

  it('what is published is what was approved, whatever the author saves meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await sent()
      const { versionId } = await show(id)
      const seen = `نوشتهٔ ${count}`
      const [approved] = await Promise.all([
        ask('editor', 'POST', 'reviews/approve', { kind: 'pages', id, versionId, note: '' }),
        edit(id, 'دزدکی ۱'),
        edit(id, 'دزدکی ۲'),
      ])
      expect([round, await liveTitle(id)]).toEqual([round, approved.status === 200 ? seen : null])
    }
  })

  it('no save comes between the look at a draft and its publication', async () => {
    const id = await sent()
    const { versionId } = await show(id)
    const seen = `نوشتهٔ ${count}`
    const holder = new pg.Client({ connectionString: database.urls.owner })
    await holder.connect()
    await holder.query('begin')
    await holder.query(`select from shop.reviews where kind = 'pages' and document_id = $1 for update`, [id])
    // The approval has looked and now waits to be written down.
    const approved = ask('editor', 'POST', 'reviews/approve', { kind: 'pages', id, versionId, note: '' })
    await expect.poll(waitingForLocks, PATIENT).toBe(1)
    let isSaved = false
    const saved = edit(id, 'دزدکی').then(() => {
      isSaved = true
    })
    await expect.poll(async () => isSaved || (await waitingForLocks()) === 2, PATIENT).toBe(true)
    await holder.query('rollback')
    await holder.end()
    expect((await approved).status).toBe(200)
    await saved
    expect(await liveTitle(id)).toBe(seen)
  })

  it('a draft that is sent many times waits once', async () => {
    const id = await newDraft()
    await Promise.all([1, 2, 3, 4].map(() => take('request', 'author', id)))
    const { rows } = await database.owner.query(
      `select state from shop.reviews where kind = 'pages' and document_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ state: 'requested' }])
  })
})
