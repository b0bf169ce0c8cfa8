import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import type { PageModule } from './modules.ts'
import { focusOf, type PictureFocus } from './pictures.ts'
import type { RichText } from './rich-text.ts'

/** What search engines and shared links show of a page, where it differs from its own words. */
export type Seo = {
  title: string | null
  description: string | null
  picture: string | null
  hidden: boolean
}

/** In which language each part is written: what was not translated is in Persian. */
export type Written = {
  title: Locale
  body: Locale
  /** Whether all of it is written in English too. */
  isInEnglish: boolean
}

export type NewsItem = {
  slug: string
  title: string
  summary: string | null
  body: RichText | null
  picture: string | null
  pictureFocus: PictureFocus | null
  publishedAt: Date
  updatedAt: Date
  seo: Seo
  written: Written
}

export type WrittenPage = {
  /** The slugs of the pages above it and its own, separated by `/`. */
  path: string
  parentId: number | null
  showsTreeMenu: boolean
  title: string
  summary: string | null
  layout: PageModule[]
  seo: Seo
  written: Written
}

/** The newest published news. */
export async function loadNews(database: Database, locale: Locale, limit: number): Promise<NewsItem[]> {
  const { rows } = await database.query<NewsItem & { id: number }>({
    name: 'news',
    text: NEWS,
    values: [locale, limit],
  })
  return rows
}

export async function loadNewsItem(
  database: Database,
  slug: string,
  locale: Locale,
): Promise<(NewsItem & { id: number }) | null> {
  const { rows } = await database.query<NewsItem & { id: number }>({
    name: 'news-item',
    text: NEWS_ITEM,
    values: [locale, slug],
  })
  return rows[0] ?? null
}

/** A page that managers wrote, by its path. */
export async function loadPage(
  database: Database,
  path: string,
  locale: Locale,
): Promise<(WrittenPage & { id: number }) | null> {
  const { rows } = await database.query<WrittenPage & { id: number }>({
    name: 'page',
    text: PAGE,
    values: [locale, path],
  })
  return rows[0] ?? null
}

export type PageLink = { path: string; title: string }

/** The pages that editors chose for the footer, in the order in which they were written. */
export async function loadPageLinks(database: Database, locale: Locale, limit: number): Promise<PageLink[]> {
  const { rows } = await database.query<PageLink>({
    name: 'page-links',
    text: PAGE_LINKS,
    values: [locale, limit],
  })
  return rows
}

/** A part that is empty in Persian too needs no translation. */
const written = (body: string) => `json_build_object(
  'title', case when own.title is null then 'fa' else $1::public._locales::text end,
  'body', case when own.${body} is null and fa.${body} is not null then 'fa' else $1::public._locales::text end,
  'isInEnglish', en.title is not null and (en.${body} is not null or fa.${body} is null))`

/** The shared part of both kinds: the words of the page's language, or the Persian ones, and only what is published. */
const article = (table: 'news' | 'pages', body: string, own: string) => `
  select a.id, a.slug, coalesce(own.title, fa.title) as title, coalesce(own.summary, fa.summary) as summary, ${own},
    ${written(body)} as written,
    json_build_object('title', coalesce(own.seo_title, fa.seo_title), 'hidden', coalesce(a.seo_hidden, false),
      'description', coalesce(own.seo_description, fa.seo_description), 'picture', shared.filename) as seo
  from public.${table} a
  join public.${table}_locales fa on fa._parent_id = a.id and fa._locale = 'fa'
  left join public.${table}_locales own on own._parent_id = a.id and own._locale = $1::public._locales
  left join public.${table}_locales en on en._parent_id = a.id and en._locale = 'en'
  left join public.media shared on shared.id = a.seo_picture_id
  ${table === 'news' ? 'left join public.media m on m.id = a.picture_id' : ''}
  where a.deleted_at is null and a._status = 'published'`

const news = article(
  'news',
  'body',
  `coalesce(own.body, fa.body) as body, m.filename as picture, a.published_at as "publishedAt",
    a.updated_at as "updatedAt", ${focusOf('m')} as "pictureFocus"`,
)
const NEWS = `${news} and a.published_at <= now() order by a.published_at desc limit $2`
const NEWS_ITEM = `${news} and a.published_at <= now() and a.slug = $2`
const page = article(
  'pages',
  'layout',
  `coalesce(own.layout, fa.layout, '[]') as layout, a.path, a.parent_id as "parentId",
    coalesce(a.shows_tree_menu, true) as "showsTreeMenu"`,
)
const PAGE = `${page} and a.path = $2`

const PAGE_LINKS = `
  select p.path, coalesce(own.title, fa.title) as title
  from public.pages p
  join public.pages_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
  left join public.pages_locales own on own._parent_id = p.id and own._locale = $1::public._locales
  where p.deleted_at is null and p._status = 'published' and p.in_footer and p.path <> 'home'
  order by p.id
  limit $2`
