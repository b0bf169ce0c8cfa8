import { loadPageTree } from '@rasteh/shop-store/reads/page-tree'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { fastestMs } from '@rasteh/test-kit/fastest'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordStatements } from '../setup/record-statements.ts'
import { useContent } from '../setup/use-content.ts'

const [PAGES, NEWS] = [500, 5_000]
const AIM_MS = 300
/** Count, page, what the found ones are made of, and who else is editing. */
const STATEMENTS = 6

const database = useTestDatabase()
const content = useContent(database)

/** Twenty pages at the top and 24 below each, news of ten years; every tenth has a draft beside what is published. */
const FILL = `
  with tops as (
    insert into public.pages (slug, path, _status) select 'top-' || n, 'top-' || n, 'published' from generate_series(1, 20) n
    returning id, slug
  ), belows as (
    insert into public.pages (slug, path, parent_id, _status)
    select 'below-' || n, t.slug || '/below-' || n, t.id, 'published' from tops t, generate_series(1, 24) n returning id, slug
  )
  insert into public.pages_locales (_parent_id, _locale, title, summary)
  select id, 'fa', 'صفحهٔ ' || slug, repeat('خلاصه ', 20) from (select * from tops union all select * from belows) made;
  with made as (
    insert into public.news (slug, published_at, _status)
    select 'news-' || n, now() - n * interval '17 hours', 'published' from generate_series(1, ${NEWS}) n returning id, slug
  )
  insert into public.news_locales (_parent_id, _locale, title, summary) select id, 'fa', 'خبر ' || slug, 'خلاصه' from made;
  ${['pages', 'news']
    .map(
      (kind) => `
  with versions as (
    insert into public._${kind}_v (parent_id, version_slug, version__status, version_updated_at, latest, created_at, updated_at
      ${kind === 'pages' ? ', version_path, version_parent_id' : ', version_published_at'})
    select d.id, d.slug, (case when round = 2 then 'draft' else 'published' end)::public.enum__${kind}_v_version_status, now(),
      round = (case when d.id % 10 = 0 then 2 else 1 end), now(), now()
      ${kind === 'pages' ? ', d.path, d.parent_id' : ', d.published_at'}
    from public.${kind} d, generate_series(1, 2) round where round = 1 or d.id % 10 = 0 returning id, version_slug
  )
  insert into public._${kind}_v_locales (_parent_id, _locale, version_title, version_summary)
  select id, 'fa', 'عنوان ' || version_slug, 'خلاصه' from versions;`,
    )
    .join('\n')}`

beforeAll(async () => {
  await database.owner.query(FILL)
  await database.owner.query('vacuum analyze')
}, 120_000)

const staff = { id: 1, collection: 'staff', role: 'editor' } as never
const common = { depth: 0, draft: true, limit: 10, locale: 'fa', overrideAccess: false, user: staff } as const

/** As the list of the dashboard asks (next/views/List). */
const list = (collection: CollectionSlug, asked: object) => ({
  ...{ collection, ...common, fallbackLocale: false, includeLockStatus: true },
  ...{ select: { title: true, _status: true, updatedAt: true }, ...asked },
})
/** As the picker of a field asks for its options (ui/fields/Relationship). */
const picker = (collection: CollectionSlug, asked: object) => ({
  ...{ collection, ...common, select: { title: true }, ...asked },
})

const ASKED: readonly (readonly [string, object])[] = [
  ['the first page of the pages', list('pages', { sort: 'path' })],
  ['the last page of the pages', list('pages', { sort: 'path', page: PAGES / 10 })],
  ['a search among the pages', list('pages', { where: { or: [{ title: { like: 'below-7' } }] } })],
  ['the first page of the news', list('news', { sort: '-publishedAt' })],
  ['the last page of the news', list('news', { sort: '-publishedAt', page: NEWS / 10 })],
  ['a search among the news', list('news', { where: { or: [{ title: { like: 'news-77' } }] } })],
  ['the picker of a page above', picker('pages', { sort: 'path', where: { path: { exists: true } } })],
  ['the picker of a page by its words', picker('pages', { where: { title: { like: 'top-1' } } })],
  ['the picker of a news item by its words', picker('news', { where: { title: { like: 'news-4' } } })],
]

describe(`a site of ${PAGES} pages and ${NEWS} news`, () => {
  it.each(ASKED)('%s: few statements, well under 300 ms', async (name, asked) => {
    await content.payload.find(asked as never)
    const record = recordStatements(content.payload)
    const { docs } = await content.payload.find(asked as never)
    const sent = record.stop()
    const tookMs = await fastestMs(() => content.payload.find(asked as never))
    console.info(`${name}: ${sent.length} statements, ${Math.round(tookMs)} ms, ${docs.length} rows`)
    expect(docs.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(STATEMENTS)
    expect(tookMs).toBeLessThan(AIM_MS)
  })

  it('the tree around a page: one statement, well under 300 ms', async () => {
    const { rows } = await database.owner.query(
      'select id, parent_id as "parentId" from public.pages where parent_id is not null order by id desc limit 1',
    )
    const load = () => loadPageTree(database.owner, rows[0], 'fa')
    const { above, beside } = await load()
    expect([above.length, beside.length]).toEqual([1, 24])
    expect(await fastestMs(load)).toBeLessThan(AIM_MS)
  })
})
