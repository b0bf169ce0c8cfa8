import { useTestDatabase } from '@rasteh/test-kit/database'
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

type Refused = { path: string; kind: string; message: string }
type Written = { doc: { id: number; slug: string }; errors: { data: { errors: Refused[] } }[] }

/** Why a save was refused. */
const refusalOf = ({ errors }: Written) => errors[0]?.data.errors[0]

const write = async (method: string, path: string, body: object = {}) => {
  const answer = await content.guarded(method, path, { body, cookie: people.editor.cookie })
  return { status: answer.status, body: (await answer.json()) as Written }
}

let count = 0
function own(name: string): string {
  count += 1
  return `${name}-${count}`
}

/** A page that everybody may see. */
async function newPage(slug: string) {
  const { body } = await write('POST', 'pages', { title: `صفحهٔ ${slug}`, slug, _status: 'published' })
  return body.doc.id
}
const move = (id: number, slug: string) => write('PATCH', `pages/${id}`, { slug, _status: 'published' })
const redirect = (from: string, to: string) => write('POST', 'redirects', { from, to, isPermanent: true })

/** Where an old address leads, or null. */
async function targetOf(from: string): Promise<string | null> {
  const { rows } = await database.owner.query('select "to" from public.redirects where "from" = $1', [from])
  return rows[0]?.to ?? null
}

describe('the address of a page', () => {
  it.each([
    ['news', 'slug-reserved'],
    ['basket', 'slug-reserved'],
    ['api/x', 'slug-malformed'],
    ['/lead', 'slug-malformed'],
    ['about-us - Copy', 'slug-malformed'],
    ['About', 'slug-malformed'],
    ['../x', 'slug-malformed'],
  ])('is never %s, published or as a draft, and the editor is told why in Persian', async (slug, kind) => {
    for (const path of ['pages', 'pages?draft=true']) {
      const { status, body } = await write('POST', path, { title: 'صفحه', slug, _status: 'published' })
      expect([status, refusalOf(body)]).toEqual([
        400,
        expect.objectContaining({ path: 'slug', kind, message: expect.stringContaining('نشانی') }),
      ])
    }
  })

  it('of before these rules stays, and the page can be saved', async () => {
    const id = await newPage(own('legacy'))
    const slug = `Old_${id}`
    await database.owner.query('update public.pages set slug = $2 where id = $1', [id, slug])
    await database.owner.query('update public._pages_v set version_slug = $2 where parent_id = $1', [
      id,
      slug,
    ])
    expect((await write('PATCH', `pages/${id}`, { title: 'تازه', slug, _status: 'published' })).status).toBe(
      200,
    )
  })

  it('of a copy is free and sound, for ten copies at once too', async () => {
    const slug = own('original')
    const id = await newPage(slug)
    const copies = await Promise.all(Array.from({ length: 10 }, () => write('POST', `pages/${id}/duplicate`)))
    expect(copies.map(({ status }) => status)).toEqual(copies.map(() => 200))
    expect(new Set(copies.map(({ body }) => body.doc.slug))).toEqual(
      new Set(
        copies.map((_, index) => `${slug.replace(/-\d+$/, '')}-${Number(/\d+$/.exec(slug)) + 1 + index}`),
      ),
    )
  })
})

describe('a page that moves', () => {
  it('is found at its old address by a redirect, made without anybody’s doing', async () => {
    const [before, after] = [own('before'), own('after')]
    const id = await newPage(before)
    expect((await move(id, after)).status).toBe(200)
    expect(await targetOf(`/${before}`)).toBe(`/${after}`)
  })

  it('leads every older address straight to the newest', async () => {
    const [a, b, c] = [own('chain'), own('chain'), own('chain')]
    const id = await newPage(a)
    await move(id, b)
    await move(id, c)
    expect([await targetOf(`/${a}`), await targetOf(`/${b}`)]).toEqual([`/${c}`, `/${c}`])
  })

  it('and comes back is no round trip', async () => {
    const [a, b] = [own('return'), own('return')]
    const id = await newPage(a)
    await move(id, b)
    await move(id, a)
    expect([await targetOf(`/${a}`), await targetOf(`/${b}`)]).toEqual([null, `/${a}`])
  })

  it('moves only when it is published: a draft with another address changes nothing', async () => {
    const [before, after] = [own('draft'), own('draft')]
    const id = await newPage(before)
    await write('PATCH', `pages/${id}?draft=true`, { slug: after, _status: 'draft' })
    expect(await targetOf(`/${before}`)).toBeNull()
    await write('PATCH', `pages/${id}`, { _status: 'published', slug: after })
    expect(await targetOf(`/${before}`)).toBe(`/${after}`)
  })

  it('below the news too', async () => {
    const [before, after] = [own('item'), own('item')]
    const news = { title: 'خبر', slug: before, publishedAt: '2026-01-01T00:00:00.000Z', _status: 'published' }
    const { body } = await write('POST', 'news', news)
    await write('PATCH', `news/${body.doc.id}`, { slug: after, _status: 'published' })
    expect(await targetOf(`/news/${before}`)).toBe(`/news/${after}`)
  })

  it('to two addresses in the same moment leaves no address without an end', async () => {
    const [a, b, c] = [own('race'), own('race'), own('race')]
    const id = await newPage(a)
    await Promise.all([move(id, b), move(id, c)])
    const { rows } = await database.owner.query('select slug from public.pages where id = $1', [id])
    const live = `/${rows[0].slug}`
    const others = [a, b, c].map((slug) => `/${slug}`).filter((path) => path !== live)
    // The first of the two leads to the second; which one that is, chance decides.
    expect([await targetOf(`/${a}`), await targetOf(live)]).toEqual([live, null])
    expect(await Promise.all(others.map(targetOf))).toEqual([live, live])
  })
})

describe('a redirect', () => {
  it('may lead to another site, and nowhere that runs something', async () => {
    const from = `/${own('outside')}`
    expect((await redirect(from, 'https://example.ir/a')).status).toBe(201)
    for (const to of [
      'javascript:hit()',
      '//evil.example',
      '\\\\evil.example',
      'data:,x',
      'mailto:a@b.ir',
      '#x',
    ])
      expect((await redirect(`/${own('bad')}`, to)).status).toBe(400)
  })

  it('that would go round is refused, in any spelling', async () => {
    const path = `/${own('round')}`
    expect((await redirect(path, '/about')).status).toBe(201)
    for (const [from, to] of [
      ['/self', '/self'],
      ['/about', path],
      ['/about', path.replace('round', '%72ound')],
      ['/about', `http://localhost:3000${path}`],
    ] as const) {
      const { status, body } = await redirect(from, to)
      expect([status, refusalOf(body)?.kind]).toEqual([400, 'redirect-loop'])
    }
  })

  it('is cut short at both ends of a chain', async () => {
    const [a, b, c] = [`/${own('cut')}`, `/${own('cut')}`, `/${own('cut')}`]
    await redirect(a, b)
    await redirect(b, c)
    expect([await targetOf(a), await targetOf(b)]).toEqual([c, c])
    const d = `/${own('cut')}`
    await redirect(d, a)
    expect(await targetOf(d)).toBe(c)
  })

  it('never makes a ring, however many are written in the same moment', async () => {
    const ring = Array.from({ length: 8 }, () => `/${own('ring')}`)
    const answers = await Promise.all(
      ring.map((from, at) => redirect(from, ring[(at + 1) % ring.length] ?? '')),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
    const targets = await Promise.all(ring.map(targetOf))
    const end = ring[targets.indexOf(null)]
    expect(targets.filter((to) => to !== null && to !== end)).toEqual([])
  })
})
