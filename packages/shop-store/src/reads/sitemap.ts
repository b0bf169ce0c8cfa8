import type { Database } from '../pool.ts'

export type SitemapEntry = { id: number; slug: string; updatedAt: Date; isInEnglish: boolean }

/** What has addresses of its own. */
export type SitemapKind = keyof typeof TABLES

const LISTED = `deleted_at is null and _status = 'published'`
const SHOWN = `${LISTED} and coalesce(seo_hidden, false) = false`
const TABLES = {
  products: `public.products where ${LISTED}`,
  categories: 'public.categories where true',
  news: `public.news where ${SHOWN} and published_at <= now()`,
  pages: `public.pages where ${SHOWN} and slug <> 'home'`,
} as const

const written = (table: string, body: string) => `exists (
  select from public.${table}_locales en, public.${table}_locales fa
  where en._parent_id = ${table}.id and en._locale = 'en' and fa._parent_id = ${table}.id and fa._locale = 'fa'
    and en.title is not null and (en.${body} is not null or fa.${body} is null))`

/** Products and categories have names in both languages; a text may be written in Persian alone. */
const IN_ENGLISH: Record<SitemapKind, string> = {
  products: 'true',
  categories: 'true',
  news: written('news', 'body'),
  pages: written('pages', 'layout'),
}

export const SITEMAP_KINDS = Object.keys(TABLES) as SitemapKind[]

/** The ids with which the parts of a kind begin, `size` entries each. */
export async function loadSitemapStarts(
  database: Database,
  kind: SitemapKind,
  size: number,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: `sitemap-starts-${kind}`,
    text: `select id from (select id, row_number() over (order by id) as place from ${TABLES[kind]}) numbered
      where place % $1 = 1 order by id`,
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
  const { rows } = await database.query<SitemapEntry>({
    name: `sitemap-part-${kind}`,
    text: `select id, slug, updated_at as "updatedAt", ${IN_ENGLISH[kind]} as "isInEnglish" from ${TABLES[kind]} and id >= $1 order by id limit $2`,
    values: [from, size],
  })
  return rows
}
