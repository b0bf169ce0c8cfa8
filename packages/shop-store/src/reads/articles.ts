import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import type { PageModule } from './modules.ts'

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

export type WrittenPage = {
  /** The slugs of the pages above it and its own, separated by `/`. */
  path: string
  parentId: number | null
  showsTreeMenu: boolean
  title: string
  summary: string | null
  layout: PageModule[]
  /** Whether it is shown without the header, menu and footer. */
  hidesShell: boolean
  seo: Seo
  written: Written
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

/** The columns of a text that say in which language it is written; a part that is empty in Persian too needs no translation. */
export const writtenSql = (body: string) => `json_build_object(
  'title', case when own.title is null then 'fa' else $1::public._locales::text end,
  'body', case when own.${body} is null and fa.${body} is not null then 'fa' else $1::public._locales::text end,
  'isInEnglish', en.title is not null and (en.${body} is not null or fa.${body} is null))`

/** What search engines and shared links show of a text; `shared` is its picture for them. */
export const SEO_SQL = `json_build_object('title', coalesce(own.seo_title, fa.seo_title),
  'hidden', coalesce(a.seo_hidden, false), 'description', coalesce(own.seo_description, fa.seo_description),
  'picture', shared.filename)`

/** A text's words in the page's language, in Persian and in English. */
export const localesSql = (table: 'news' | 'pages') => `
  join public.${table}_locales fa on fa._parent_id = a.id and fa._locale = 'fa'
  left join public.${table}_locales own on own._parent_id = a.id and own._locale = $1::public._locales
  left join public.${table}_locales en on en._parent_id = a.id and en._locale = 'en'`

const PAGE = `
  select a.id, a.path, a.parent_id as "parentId", coalesce(a.shows_tree_menu, true) as "showsTreeMenu",
    coalesce(own.title, fa.title) as title, coalesce(own.summary, fa.summary) as summary,
    coalesce(own.layout, fa.layout, '[]') as layout, coalesce(a.hides_shell, false) as "hidesShell",
    ${writtenSql('layout')} as written, ${SEO_SQL} as seo
  from public.pages a ${localesSql('pages')}
  left join public.media shared on shared.id = a.seo_picture_id
  where a.deleted_at is null and a._status = 'published' and a.path = $2`

const PAGE_LINKS = `
  select p.path, coalesce(own.title, fa.title) as title
  from public.pages p
  join public.pages_locales fa on fa._parent_id = p.id and fa._locale = 'fa'
  left join public.pages_locales own on own._parent_id = p.id and own._locale = $1::public._locales
  where p.deleted_at is null and p._status = 'published' and p.in_footer and p.path <> 'home'
  order by p.id
  limit $2`
