import { SHARED_SECTION_MODULE } from '@rasteh/shop-core/modules'
import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import { languagesSql } from './written.sql.ts'

export type SitemapEntry = {
  id: number
  /** What its URL is made of; of a page its whole path. */
  slug: string
  updatedAt: Date
  /** The languages in which it exists. */
  languages: Locale[]
  /** The file names of the pictures that its page shows, the main one first. */
  pictures: string[]
}

/** What has addresses of its own. */
export type SitemapKind = keyof typeof KINDS

const LISTED = `e.deleted_at is null and e._status = 'published'`
const SHOWN = `${LISTED} and coalesce(e.seo_hidden, false) = false`
const shownNews = (news: string) =>
  `${news}.deleted_at is null and ${news}._status = 'published' and ${news}.published_at <= now()`
const SHOWN_NEWS = `${SHOWN} and e.published_at <= now()`

/** An empty category is no page to be found. */
const NEWS_WITHIN = `select from public.news n where n.category_id = e.id and ${shownNews('n')}`

/** News that was written before its day changed on that day. */
const NEWS_CHANGED = 'greatest(e.updated_at, e.published_at)'

const ENTRY_PICTURE = `array(select m.filename from public.media m where m.id = e.picture_id and m.filename is not null)`
const PRODUCT_PICTURES = `array(
    select m.filename from (
      select e.picture_id as id, -1 as place
      union all
      select r.media_id, r."order" from public.products_rels r
      where r.parent_id = e.id and r.path = 'pictures' and r.media_id is distinct from e.picture_id
    ) shown join public.media m on m.id = shown.id
    where m.filename is not null order by shown.place)`

/** A page changes with the sections that it shares with others, too. */
const PAGE_CHANGED = `greatest(e.updated_at, (select max(shared.updated_at)
  from public.pages_locales words
  cross join lateral jsonb_array_elements(words.layout) as placed (module)
  join public.shared_sections shared on to_jsonb(shared.id) = placed.module -> 'section' and shared._status = 'published'
  where words._parent_id = e.id and words.layout @> '[{"blockType": "${SHARED_SECTION_MODULE}"}]'
    and placed.module ->> 'blockType' = '${SHARED_SECTION_MODULE}'))`

const KINDS = {
  products: {
    rows: `public.products e where ${LISTED}`,
    slug: 'e.slug',
    changed: 'e.updated_at',
    pictures: PRODUCT_PICTURES,
  },
  categories: {
    rows: 'public.categories e where e.deleted_at is null',
    slug: 'e.slug',
    changed: 'e.updated_at',
    pictures: ENTRY_PICTURE,
  },
  news: {
    rows: `public.news e where ${SHOWN_NEWS}`,
    slug: 'e.slug',
    changed: NEWS_CHANGED,
    pictures: ENTRY_PICTURE,
  },
  'news-categories': {
    rows: `public.news_categories e where exists (${NEWS_WITHIN})`,
    slug: 'e.slug',
    changed: `greatest(e.updated_at, (select max(greatest(n.updated_at, n.published_at))
      from public.news n where n.category_id = e.id and ${shownNews('n')}))`,
    pictures: `'{}'::text[]`,
  },
  pages: {
    rows: `public.pages e where ${SHOWN} and e.path <> 'home'`,
    slug: 'e.path',
    changed: PAGE_CHANGED,
    pictures: `'{}'::text[]`,
  },
} as const

const BOTH = `array['fa', 'en']`

/** Products and categories, of news too, have names in both languages; a text may be written in one alone. */
const LANGUAGES_OF: Record<SitemapKind, string> = {
  products: BOTH,
  categories: BOTH,
  news: languagesSql('news', 'e'),
  'news-categories': BOTH,
  pages: languagesSql('pages', 'e'),
}

export const SITEMAP_KINDS = Object.keys(KINDS) as SitemapKind[]

/** The ids with which the parts of a kind begin, `size` entries each. */
export async function loadSitemapStarts(
  database: Database,
  kind: SitemapKind,
  size: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: `sitemap-starts-${kind}`,
    text: `select id from (select e.id, row_number() over (order by e.id) as place from ${KINDS[kind].rows}) numbered
      where (place - 1) % $1 = 0 order by id`,
    values: [size],
  })
  return rows.map(({ id }) => id)
}

/** One part, from its first id on: however far it lies, it costs one walk along the index. */
export async function loadSitemapPart(
  database: Database,
  kind: SitemapKind,
  { from, size }: { from: number; size: number },
): Promise<SitemapEntry[]> {
  const { rows: table, slug, changed, pictures } = KINDS[kind]
  const { rows } = await database.query<SitemapEntry>({
    name: `sitemap-part-${kind}`,
    text: `select e.id, ${slug} as slug, ${changed} as "updatedAt", ${pictures} as pictures, ${LANGUAGES_OF[kind]} as languages
      from ${table} and e.id >= $1 order by e.id limit $2`,
    values: [from, size],
  })
  return rows
}

/** When the pages that every shop has last changed; null for one that shows nothing yet. */
export type MainPagesChanged = { home: Date | null; news: Date | null; offers: Date | null }

/** The home page shows the newest products, offers and news beside what managers wrote on it. */
export async function loadMainPagesChanged(database: Database): Promise<MainPagesChanged> {
  const { rows } = await database.query<MainPagesChanged>({
    name: 'sitemap-main',
    text: `with changed as materialized (select
        (select ${PAGE_CHANGED} from public.pages e where ${SHOWN} and e.path = 'home') as page,
        (select max(${NEWS_CHANGED}) from public.news e where ${SHOWN_NEWS}) as news,
        (select e.updated_at from public.products e where ${LISTED} order by e.updated_at desc limit 1) as product,
        (select max(greatest(o.updated_at, case when o.starts_at <= now() then o.starts_at end,
           case when o.ends_at <= now() then o.ends_at end)) from public.offers o) as offers)
      select greatest(page, news, product, offers) as home, news, offers from changed`,
  })
  return rows[0] ?? { home: null, news: null, offers: null }
}
