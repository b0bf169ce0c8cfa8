import { loadLinkedDocuments } from '@rasteh/shop-store/reads/linked-documents'
import { loadMainMenu } from '@rasteh/shop-store/reads/shell'
import { loadSitemapPart } from '@rasteh/shop-store/reads/sitemap'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { mulberry32, pick } from '../../seed/random.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)

let count = 0
const own = (name: string) => {
  count += 1
  return `${name}-${count}`
}
type Doc = { id: number; slug: string; path: string }

const newPage = async (data: object = {}): Promise<Doc> => {
  const page = { title: 'صفحه', slug: own('page'), _status: 'published', ...data }
  return (await content.payload.create({ collection: 'pages', data: page as never })) as never
}
const change = (id: number, data: object) =>
  content.payload.update({
    collection: 'pages',
    id,
    data: { _status: 'published', ...data } as never,
    depth: 0,
  })

async function redirects(): Promise<Map<string, string>> {
  const { rows } = await database.owner.query('select "from", "to" from public.redirects')
  return new Map(rows.map(({ from, to }) => [from, to]))
}

async function livePaths(): Promise<Map<number, string>> {
  const { rows } = await database.owner.query(
    `select id, path from public.pages where _status = 'published' and deleted_at is null`,
  )
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/** Many pages below one, written as the database keeps them: forms would take minutes. */
async function addBelow(parent: Doc, { amount, status = 'published' }: { amount: number; status?: string }) {
  const { rows } = await database.owner.query<Doc>(
    `with made as (insert into public.pages (slug, parent_id, path, _status)
       select 'c' || n, $1, $2 || '/c' || n, $4::text::public.enum_pages_status from generate_series(1, $3::int) n
       returning id, slug, path)
     , words as (insert into public.pages_locales (_parent_id, _locale, title) select id, 'fa', slug from made)
     select id, slug, path from made`,
    [parent.id, parent.path, amount, status],
  )
  return rows
}

describe('a page that moves with all below it', () => {
  it('leads each of 41 old addresses to the new one in one step', async () => {
    const [parent, target] = [await newPage(), await newPage()]
    const children = await addBelow(parent, { amount: 40 })
    await change(parent.id, { parent: target.id })
    const found = await redirects()
    const live = await livePaths()
    for (const { id, path } of [parent, ...children]) {
      expect([path, found.get(`/${path}`)]).toEqual([path, `/${target.path}/${path}`])
      expect(live.get(id)).toBe(`${target.path}/${path}`)
      expect(found.has(`/${live.get(id)}`)).toBe(false)
    }
  })

  it('takes the menu, the links of texts and the sitemap along, and asks for every page anew', async () => {
    const [parent, target] = [await newPage(), await newPage()]
    const children = await addBelow(parent, { amount: 40 })
    const [child] = children
    const childId = child?.id ?? 0
    const page = { relationTo: 'pages', value: childId }
    await content.payload.updateGlobal({
      slug: 'main-menu',
      data: { items: [{ title: 'آخرین', page }] } as never,
    })
    await database.owner.query(`delete from jobs.job where name = 'purge-pages'`)
    await change(parent.id, { parent: target.id })

    const moved = `${target.path}/${child?.path}`
    const [entry] = await loadMainMenu(database.owner, 'fa')
    expect(entry?.document).toMatchObject({ id: childId, slug: moved })
    // A link of a text names its document, and is led where that is now.
    const wanted = { pages: [childId], news: [], products: [], categories: [], files: [] }
    expect(await loadLinkedDocuments(database.owner, wanted, 'fa')).toMatchObject([{ slug: moved }])
    const mapped = (await loadSitemapPart(database.owner, 'pages', { from: 0, size: 10_000 })).map(
      ({ slug }) => slug,
    )
    expect(mapped).toEqual(expect.arrayContaining(children.map(({ path }) => `${target.path}/${path}`)))
    expect(children.filter(({ path }) => mapped.includes(path))).toEqual([])
    const { rows } = await database.owner.query(
      `select data -> 'keys' as keys from jobs.job where name = 'purge-pages'`,
    )
    expect(rows.flatMap(({ keys }) => keys)).toEqual(
      expect.arrayContaining([`page-${parent.id}`, 'missing', 'everywhere']),
    )
  })

  it('turns older redirects along, and those that a manager wrote', async () => {
    const [parent, target] = [await newPage(), await newPage()]
    const [child] = await addBelow(parent, { amount: 1 })
    const older = `/${own('older')}`
    await content.payload.create({
      collection: 'redirects',
      data: { from: older, to: `/${child?.path}`, isPermanent: true },
    })
    await change(parent.id, { slug: own('renamed') })
    await change(parent.id, { parent: target.id })
    const live = await livePaths()
    const now = `/${live.get(child?.id ?? 0)}`
    const found = await redirects()
    expect([found.get(older), found.get(`/${child?.path}`)]).toEqual([now, now])
  })

  it('leaves no redirect for what nobody has seen', async () => {
    const parent = await newPage()
    const [draft] = await addBelow(parent, { amount: 1, status: 'draft' })
    await change(parent.id, { slug: own('renamed') })
    expect((await redirects()).has(`/${draft?.path}`)).toBe(false)
  })

  it('takes its path back from a redirect when it is published there', async () => {
    const page = await newPage()
    await change(page.id, { slug: own('renamed') })
    expect((await redirects()).has(`/${page.path}`)).toBe(true)
    const heir = await newPage({ slug: page.slug, _status: 'draft' })
    expect((await redirects()).has(`/${page.path}`)).toBe(true)
    await change(heir.id, {})
    expect((await redirects()).has(`/${page.path}`)).toBe(false)
  })

  it('moves 500 pages as one', async () => {
    const [parent, target] = [await newPage(), await newPage()]
    const middle = await addBelow(parent, { amount: 20 })
    for (const page of middle) await addBelow(page, { amount: 24 })
    await change(parent.id, { parent: target.id })
    const moved = [...(await livePaths()).values()].filter((path) =>
      path.startsWith(`${target.path}/${parent.slug}`),
    )
    expect(moved).toHaveLength(501)
    const last = middle.at(-1)
    expect((await redirects()).get(`/${last?.path}/c24`)).toBe(`/${target.path}/${last?.path}/c24`)
  })
})

describe('pages that are moved and renamed at random', () => {
  /** So many moves: a few hundred pass through every kind of place. */
  const MOVES = 200

  it('leave no chain, no loop and no redirect before a living page, and lose no address', {
    timeout: 120_000,
  }, async () => {
    await database.owner.query('delete from public.redirects')
    const random = mulberry32(20_261_117)
    const pages: number[] = []
    const slugs = Array.from({ length: 6 }, (_, at) => `word-${at}`)
    for (let made = 0; made < 12; made += 1) pages.push((await newPage()).id)
    // Who had each address last: that page is where it must lead.
    const owners = new Map<string, number>()
    const noteOwners = async () => {
      for (const [id, path] of await livePaths()) owners.set(path, id)
    }
    await noteOwners()
    let moved = 0
    for (let turn = 0; turn < MOVES; turn += 1) {
      const parent = random() < 0.3 ? null : pick(random, pages)
      const data = random() < 0.5 ? { slug: pick(random, slugs) } : { parent }
      const done = await change(pick(random, pages), data).then(
        () => true,
        (error) => error.name !== 'ValidationError' && Promise.reject(error),
      )
      if (done) moved += 1
      await noteOwners()
    }
    expect(moved).toBeGreaterThan(MOVES / 4)

    const [live, found] = [await livePaths(), await redirects()]
    const living = new Set(live.values())
    for (const [path, owner] of owners)
      expect([path, found.get(`/${path}`)]).toEqual([
        path,
        living.has(path) ? undefined : `/${live.get(owner)}`,
      ])
    expect([...found.values()].filter((to) => found.has(to))).toEqual([])
    expect([...found.keys()].filter((from) => living.has(from.slice(1)))).toEqual([])
    const { rows: broken } = await database.owner.query(
      `select c.id from public.pages c left join public.pages p on p.id = c.parent_id
       where c.path is distinct from coalesce(p.path || '/', '') || c.slug`,
    )
    expect(broken).toEqual([])
  })
})
