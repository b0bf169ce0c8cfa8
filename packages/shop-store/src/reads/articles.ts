import type { Database } from '../pool.ts'
import type { Locale } from './locale.ts'

export type Article = {
  slug: string
  title: string
  summary: string | null
  body: string | null
  picture: string | null
}
export type NewsItem = Article & { publishedAt: Date }

/** The newest published news. */
export async function loadNews(database: Database, locale: Locale, limit: number): Promise<NewsItem[]> {
  const { rows } = await database.query<NewsItem>({ name: 'news', text: NEWS, values: [locale, limit] })
  return rows
}

export async function loadNewsItem(
  database: Database,
  slug: string,
  locale: Locale,
): Promise<NewsItem | null> {
  const { rows } = await database.query<NewsItem>({
    name: 'news-item',
    text: NEWS_ITEM,
    values: [locale, slug],
  })
  return rows[0] ?? null
}

/** A page that managers wrote, by its address. */
export async function loadPage(database: Database, slug: string, locale: Locale): Promise<Article | null> {
  const { rows } = await database.query<Article>({ name: 'page', text: PAGE, values: [locale, slug] })
  return rows[0] ?? null
}

export type PageLink = { slug: string; title: string }

/** The pages that the footer leads to, in the order in which they were written. */
export async function loadPageLinks(database: Database, locale: Locale, limit: number): Promise<PageLink[]> {
  const { rows } = await database.query<PageLink>({
    name: 'page-links',
    text: PAGE_LINKS,
    values: [locale, limit],
  })
  return rows
}

const article = (table: 'news' | 'pages', more = '') => `
  select a.slug, coalesce(own.title, fa.title) as title, coalesce(own.summary, fa.summary) as summary,
    coalesce(own.body, fa.body) as body, m.filename as picture ${more}
  from public.${table} a
  join public.${table}_locales fa on fa._parent_id = a.id and fa._locale = 'fa'
  left join public.${table}_locales own on own._parent_id = a.id and own._locale = $1::public._locales
  left join public.media m on m.id = a.picture_id
  where a.deleted_at is null`

const PUBLISHED = `, a.published_at as "publishedAt"`
const NEWS = `${article('news', PUBLISHED)} and a.published_at <= now() order by a.published_at desc limit $2`
const NEWS_ITEM = `${article('news', PUBLISHED)} and a.published_at <= now() and a.slug = $2`
const PAGE = `${article('pages')} and a.slug = $2`

const PAGE_LINKS = `
  select p.slug, coalesce(own.title, fa.title) as title
  from public.pages p
  join public.pages_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
  left join public.pages_locales own on own._parent_id = p.id and own._locale = $1::public._locales
  where p.deleted_at is null
  order by p.id
  limit $2`
