import { loadPage } from '@rasteh/shop-store/reads/articles'
import { loadPageTree } from '@rasteh/shop-store/reads/page-tree'
import { loadSitemapPart } from '@rasteh/shop-store/reads/sitemap'
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
type Doc = { id: number; slug: string; path: string }
type Answer = { doc: Doc; errors: { message: string; data: { kind?: string; errors: Refused[] } }[] }

const refusalOf = ({ body }: { body: Answer }) => body.errors[0]?.data.errors[0]
const write = async (method: string, path: string, body: object = {}) => {
  const answer = await content.guarded(method, path, { body, cookie: people.editor.cookie })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

let count = 0
const own = (name: string) => {
  count += 1
  return `${name}-${count}`
}
const PUBLISHED = { _status: 'published' }
const post = (data: object) => write('POST', 'pages', { title: 'صفحه', ...PUBLISHED, ...data })
const newPage = async (data: object = {}) => (await post({ slug: own('page'), ...data })).body.doc
const change = (id: number, data: object) => write('PATCH', `pages/${id}`, { ...PUBLISHED, ...data })
const saveDraft = (id: number, data: object) =>
  write('PATCH', `pages/${id}?draft=true`, { ...data, _status: 'draft' })

/** A page with pages below it, each under the one before. */
async function newChain(length: number): Promise<Doc[]> {
  const chain: Doc[] = []
  for (let made = 0; made < length; made += 1) chain.push(await newPage({ parent: chain.at(-1)?.id ?? null }))
  return chain
}

async function pathOf(id: number): Promise<string> {
  const { rows } = await database.owner.query('select path from public.pages where id = $1', [id])
  return rows[0].path
}

/** Pages whose path is not that of their parent and their slug, and pages that are above themselves. */
async function brokenPages(): Promise<unknown[]> {
  const { rows } = await database.owner.query(`
    select c.id, c.path from public.pages c left join public.pages p on p.id = c.parent_id
    where c.path is distinct from coalesce(p.path || '/', '') || c.slug`)
  return rows
}

describe('the path of a page', () => {
  it('is made of those above it, and finds the page with what is around it', async () => {
    const [a, b, c, d] = await newChain(4)
    const path = [a, b, c, d].map((page) => page?.slug).join('/')
    expect(d?.path).toBe(path)
    const found = await loadPage(database.owner, path, 'fa')
    expect(found).toMatchObject({ id: d?.id, parentId: c?.id, showsTreeMenu: true })
    const sibling = await newPage({ parent: b?.id })
    const tree = await loadPageTree(database.owner, { id: c?.id ?? 0, parentId: b?.id ?? 0 }, 'fa')
    expect(tree.above.map(({ id }) => id)).toEqual([a?.id, b?.id])
    expect(tree.beside.map(({ id }) => id)).toEqual([c?.id, sibling.id])
    expect(tree.below).toEqual([{ id: d?.id, path, title: 'صفحه' }])
  })

  it('is in the sitemap', async () => {
    const [, child] = await newChain(2)
    const entries = await loadSitemapPart(database.owner, 'pages', { from: child?.id ?? 0, size: 1 })
    expect(entries).toMatchObject([{ slug: child?.path }])
  })

  it('may end as another one does, and is never another page’s', async () => {
    const [one, other] = [await newPage(), await newPage()]
    const slug = own('team')
    expect((await post({ slug, parent: one.id })).status).toBe(201)
    expect((await post({ slug, parent: other.id })).status).toBe(201)
    const twice = await post({ slug, parent: other.id })
    expect([twice.status, refusalOf(twice)]).toEqual([
      400,
      expect.objectContaining({
        path: 'slug',
        kind: 'path-taken',
        message: expect.stringContaining('نشانی'),
      }),
    ])
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => post({ slug: `${slug}-x`, parent: one.id })),
    )
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400])
  })

  it('has no reserved beginning; below a page every word is free', async () => {
    expect(refusalOf(await post({ slug: 'basket' }))?.kind).toBe('slug-reserved')
    expect((await newPage({ slug: 'basket', parent: (await newPage()).id })).path).toMatch(/\/basket$/)
  })

  it('is made of the title where the slug is empty, and is free', async () => {
    const parent = (await newPage()).id
    const titled = () => post({ title: 'گواهی‌های ما ۱۴۰۴', parent })
    expect((await titled()).body.doc.slug).toBe('گواهی-های-ما-1404')
    expect((await titled()).body.doc.slug).toBe('گواهی-های-ما-1404-2')
    expect((await post({ title: 'News' })).body.doc.slug).toBe('news-2')
    expect(refusalOf(await post({ title: '؟!' }))).toMatchObject({ path: 'slug', kind: 'slug-malformed' })
  })

  it('is nobody’s to write', async () => {
    const page = await newPage({ path: 'basket/hidden' })
    expect(page.path).toBe(page.slug)
    await change(page.id, { path: 'basket/hidden' })
    expect(await pathOf(page.id)).toBe(page.slug)
  })

  it('of a copy is free, beside the page that it was made of', async () => {
    const [parent, child] = await newChain(2)
    const copies = await Promise.all([1, 2, 3].map(() => write('POST', `pages/${child?.id}/duplicate`)))
    expect(copies.map(({ status }) => status)).toEqual([200, 200, 200])
    const paths = copies.map(({ body }) => body.doc.path)
    expect(new Set([...paths, child?.path]).size).toBe(4)
    for (const path of paths) expect(path).toMatch(new RegExp(`^${parent?.path}/`))
  })

  it('is filled in for code of before, which writes none', async () => {
    const slug = own('older')
    const { rows } = await database.owner.query(
      `insert into public.pages (slug, _status) values ($1, 'published') returning id, path`,
      [slug],
    )
    expect(rows[0].path).toBe(slug)
    await database.owner.query('update public.pages set slug = $2 where id = $1', [rows[0].id, `${slug}-b`])
    expect(await pathOf(rows[0].id)).toBe(`${slug}-b`)
  })
})

describe('the place of a page', () => {
  it('is never under itself, nor below itself', async () => {
    const [a, b, c] = await newChain(3)
    for (const parent of [a, b, c]) {
      const answer = await change(a?.id ?? 0, { parent: parent?.id })
      expect([answer.status, refusalOf(answer)]).toEqual([
        400,
        expect.objectContaining({
          path: 'parent',
          kind: 'page-under-itself',
          message: expect.stringMatching(/زیر/),
        }),
      ])
    }
  })

  it('makes no ring, however many people move pages in one moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ring = await Promise.all(Array.from({ length: 4 }, () => newPage()))
      const answers = await Promise.all(
        ring.map(({ id }, at) => change(id, { parent: ring[(at + 1) % ring.length]?.id })),
      )
      expect(answers.filter(({ status }) => status === 400).map((answer) => refusalOf(answer)?.kind)).toEqual(
        ['page-under-itself'],
      )
    }
    expect(await brokenPages()).toEqual([])
  })

  it('is at most at the fifth level, with all below it', async () => {
    const chain = await newChain(5)
    const sixth = await post({ slug: own('sixth'), parent: chain[4]?.id })
    expect([sixth.status, refusalOf(sixth)]).toEqual([
      400,
      expect.objectContaining({
        path: 'parent',
        kind: 'page-too-deep',
        message: expect.stringContaining('۵'),
      }),
    ])
    const [above] = await newChain(1)
    expect(refusalOf(await change(chain[0]?.id ?? 0, { parent: above?.id }))?.kind).toBe('page-too-deep')
  })

  it('is not under the home page', async () => {
    const home = await newPage({ slug: 'home' })
    const answer = await post({ slug: own('below'), parent: home.id })
    expect(refusalOf(answer)?.kind).toBe('page-under-home')
  })

  it('of a draft changes nothing for visitors until it is published', async () => {
    const [a, b, c] = await newChain(3)
    const target = await newPage()
    const draft = await saveDraft(b?.id ?? 0, { parent: target.id })
    expect([draft.status, draft.body.doc.path]).toEqual([200, `${target.path}/${b?.slug}`])
    expect([await pathOf(b?.id ?? 0), await pathOf(c?.id ?? 0)]).toEqual([b?.path, c?.path])
    const looping = await saveDraft(a?.id ?? 0, { parent: c?.id })
    expect(refusalOf(looping)?.kind).toBe('page-under-itself')
    await change(b?.id ?? 0, { parent: target.id })
    expect(await pathOf(c?.id ?? 0)).toBe(`${target.path}/${b?.slug}/${c?.slug}`)
    const form = await content.payload.findByID({ collection: 'pages', id: c?.id ?? 0, draft: true })
    expect(form.path).toBe(await pathOf(c?.id ?? 0))
  })

  it('of a version that is restored is asked for like any other', async () => {
    const [a, b] = await newChain(2)
    const { docs } = await content.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: a?.id } },
    })
    await change(a?.id ?? 0, { slug: own('later') })
    await content.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) })
    expect([await pathOf(a?.id ?? 0), await pathOf(b?.id ?? 0)]).toEqual([a?.path, b?.path])
  })

  it('is kept while pages are below it: neither trash nor deletion', async () => {
    const [parent, child] = await newChain(2)
    const trash = (id?: number) => write('PATCH', `pages/${id}`, { deletedAt: new Date().toISOString() })
    const refused = [await trash(parent?.id), await write('DELETE', `pages/${parent?.id}`)]
    for (const { status, body } of refused)
      expect([status, body.errors[0]?.message]).toEqual([409, expect.stringContaining('زیرصفحه')])
    expect((await trash(child?.id)).status).toBe(200)
    expect((await trash(parent?.id)).status).toBe(200)
  })
})
