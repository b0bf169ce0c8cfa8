import { useTestDatabase } from '@rasteh/test-kit/database'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { schedulePublish } from '../../apps/dashboard/src/screens/reviews/schedule-publish.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
type Doc = { id: number; slug: string; path: string }
let [branch, child, other, otherChild]: Doc[] = []
let count = 0

const newPage = async (parent: number | null, data: object = {}): Promise<Doc> => {
  count += 1
  const page = { title: 'صفحه', slug: `branch-${count}`, parent, _status: 'published', ...data }
  return (await content.payload.create({ collection: 'pages', data: page as never })) as never
}

beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
  const above = await newPage(null)
  branch = await newPage(above.id)
  child = await newPage(branch.id)
  other = await newPage(above.id)
  otherChild = await newPage(other.id)
  for (const role of ['author', 'editor', 'manager'] as const) await limit(role, [branch.id])
})

const limit = (role: Person, branches: number[]) =>
  content.payload.update({
    collection: 'staff',
    id: people[role].userId,
    data: { onlyBranches: true, branches } as never,
  })

const ask = (person: Person, method: string, path: string, body?: object) =>
  content.guarded(method, path, { cookie: people[person].cookie, ...(body ? { body } : {}) })
const idOf = (page: Doc | undefined) => page?.id ?? 0

/** Every page as it is, with its place and its newest draft. */
async function tree(): Promise<string> {
  const { rows } = await database.owner.query(
    `select p.id, p.parent_id, p.path, p._status, p.deleted_at, l.title,
       (select max(v.id) from public._pages_v v where v.parent_id = p.id) as version
     from public.pages p left join public.pages_locales l on l._parent_id = p.id and l._locale = 'fa' order by p.id`,
  )
  return JSON.stringify(rows)
}

const LIMITED = [
  ['author', '?draft=true', 'draft'],
  ['editor', '', 'published'],
] as const

describe.each(LIMITED)('an %s of one branch', (role, query, status) => {
  const newData = () => {
    count += 1
    return { title: 'تازه', slug: `own-${count}`, _status: status }
  }

  it('writes the branch and what is below it', async () => {
    for (const page of [branch, child]) {
      const answer = await ask(role, 'PATCH', `pages/${idOf(page)}${query}`, { title: 'من', _status: status })
      expect(answer.status).toBe(200)
    }
    const begun = await ask(role, 'POST', `pages${query}`, { ...newData(), parent: idOf(child) })
    expect(begun.status).toBe(201)
    const { doc } = (await begun.json()) as { doc: Doc }
    const moved = await ask(role, 'PATCH', `pages/${doc.id}${query}`, {
      parent: idOf(branch),
      _status: status,
    })
    expect(moved.status).toBe(200)
  })

  it('reads all of the tree', async () => {
    expect((await ask(role, 'GET', `pages/${idOf(otherChild)}`)).status).toBe(200)
  })

  it('changes no page of others, by no call', async () => {
    const before = await tree()
    const id = idOf(otherChild)
    const body = { title: 'دزدکی', _status: status }
    const versions = await content.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    })
    const answers = [
      await ask(role, 'PATCH', `pages/${id}${query}`, body),
      await ask(role, 'PATCH', `pages/${id}${query}`, { ...body, parent: idOf(branch) }),
      await ask(role, 'POST', `pages/versions/${versions.docs[0]?.id}?draft=true`),
      await ask(role, 'POST', `pages/versions/${versions.docs[0]?.id}`),
      await ask(role, 'DELETE', `pages/${id}`),
      await ask(role, 'PATCH', `pages/${id}${query}`, { deletedAt: new Date().toISOString() }),
      await ask(role, 'POST', `pages${query}`, newData()),
      await ask(role, 'POST', `pages${query}`, { ...newData(), parent: null }),
      await ask(role, 'POST', `pages${query}`, { ...newData(), parent: idOf(other) }),
      await ask(role, 'POST', `pages/${id}/duplicate`, {}),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403))
    // Many at once: those that are not theirs are not among them.
    const joined = query ? `${query}&` : '?'
    await ask(role, 'PATCH', `pages${joined}where[id][equals]=${id}`, body)
    await ask(role, 'DELETE', `pages?where[id][equals]=${id}`)
    expect(await tree()).toBe(before)
  })

  it.each([
    ['below a page of others', () => idOf(other)],
    ['to the top', () => null],
  ])('moves no page of theirs %s', async (_, parent) => {
    const before = await tree()
    for (const page of [branch, child]) {
      const body = { parent: parent(), _status: status }
      const answer = await ask(role, 'PATCH', `pages/${idOf(page)}${query}`, body)
      const { errors } = (await answer.json()) as { errors: { data?: { kind?: string } }[] }
      expect([answer.status, errors[0]?.data?.kind]).toEqual([403, 'outside-branches'])
    }
    expect(await tree()).toBe(before)
  })

  it('has no page at all when the branch is gone', async () => {
    const lost = await newPage(null)
    await limit(role, [lost.id])
    await content.payload.delete({ collection: 'pages', id: lost.id })
    const answer = await ask(role, 'PATCH', `pages/${idOf(otherChild)}${query}`, {
      title: 'x',
      _status: status,
    })
    const begun = await ask(role, 'POST', `pages${query}`, { ...newData(), parent: idOf(branch) })
    await limit(role, [idOf(branch)])
    expect([answer.status, begun.status]).toEqual([403, 403])
  })

  it('gives themselves no other branch', async () => {
    await ask(role, 'PATCH', `staff/${people[role].userId}`, { onlyBranches: false, branches: [] })
    const member = await content.payload.findByID({ collection: 'staff', id: people[role].userId, depth: 0 })
    expect(member).toMatchObject({ onlyBranches: true, branches: [idOf(branch)] })
  })
})

describe('an editor of one branch', () => {
  /** A draft of an author of the whole tree, sent for review. */
  async function sent(page: Doc | undefined, data: object = {}): Promise<{ id: number; versionId: number }> {
    const id = idOf(page)
    await content.payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { title: 'پیش‌نویس', ...data } as never,
    })
    const shown = await ask('owner', 'GET', `reviews/pages/${id}`)
    const { versionId } = (await shown.json()) as { versionId: number }
    await ask('owner', 'POST', 'reviews/request', { kind: 'pages', id, versionId, note: '' })
    return { id, versionId }
  }
  const approve = async (asked: object) =>
    (await (
      await ask('editor', 'POST', 'reviews/approve', { kind: 'pages', note: '', ...asked })
    ).json()) as object

  it('approves what is sent in the branch, and nothing beside it', async () => {
    const [inside, outside] = [await newPage(idOf(branch)), await newPage(idOf(other))]
    expect(await approve(await sent(inside))).toEqual({ ok: true })
    expect(await approve(await sent(outside))).toEqual({ ok: false, refusal: { kind: 'not-found' } })
    const { rows } = await database.owner.query(
      'select title from public.pages_locales where _parent_id = $1',
      [outside.id],
    )
    expect(rows).toEqual([{ title: 'صفحه' }])
  })

  it('does not publish a draft that would move a page out of it', async () => {
    const page = await newPage(idOf(branch))
    const asked = await sent(page, { parent: idOf(other) })
    const answer = await ask('editor', 'POST', 'reviews/approve', { kind: 'pages', note: '', ...asked })
    expect(answer.status).toBe(403)
    const { rows } = await database.owner.query('select parent_id from public.pages where id = $1', [page.id])
    expect(rows).toEqual([{ parent_id: idOf(branch) }])
  })

  it('loses a page in the very moment in which it is moved away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const page = await newPage(idOf(branch))
      await Promise.all([
        ask('owner', 'PATCH', `pages/${page.id}`, { parent: idOf(other), _status: 'published' }),
        ask('editor', 'PATCH', `pages/${page.id}`, { parent: idOf(child), _status: 'published' }),
      ])
      const { rows } = await database.owner.query('select parent_id from public.pages where id = $1', [
        page.id,
      ])
      expect(rows).toEqual([{ parent_id: idOf(other) }])
    }
  })

  it('schedules nothing of others, and takes none of their schedules back', async () => {
    const { payload } = content
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: idOf(other) } },
      waitUntil: new Date(Date.now() + 86_400_000),
    })
    const jobs = async () =>
      (await database.owner.query('select id from public.payload_jobs order by id')).rows.map(({ id }) => id)
    const before = await jobs()
    for (const role of ['author', 'editor'] as const) {
      const user = await payload.findByID({ collection: 'staff', id: people[role].userId, depth: 0 })
      const req = await createLocalReq({ user: { ...user, collection: 'staff' } as never }, payload)
      const asked = { type: 'publish', date: new Date(), timezone: 'Asia/Tehran', req } as never as object
      const own = { relationTo: 'pages', value: String(idOf(branch)) }
      for (const strange of [
        { doc: { relationTo: 'pages', value: String(idOf(other)) } },
        { doc: { relationTo: 'products', value: '1' } },
        { deleteID: job.id },
        { doc: own, deleteID: job.id },
        { global: 'shop-settings' },
        {},
      ])
        await expect(schedulePublish({ ...asked, ...strange } as never)).rejects.toThrow()
    }
    expect(await jobs()).toEqual(before)
  })
})

describe('managers', () => {
  it('have no such limit, whatever is ticked', async () => {
    const answer = await ask('manager', 'PATCH', `pages/${idOf(otherChild)}`, {
      title: 'مدیر',
      _status: 'published',
    })
    expect(answer.status).toBe(200)
  })
})
