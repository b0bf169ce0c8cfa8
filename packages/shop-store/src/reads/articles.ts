import type { UntranslatedChoice } from '@rasteh/shop-core/translation'
import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import type { PageModule } from './modules.ts'
import { bodySql, isFoundIn, localesSql, SUMMARY_SQL, TITLE_SQL, writtenSql } from './written.sql.ts'

/** What search engines and shared links show of a page, where it differs from its own words. */
export type Seo = {
  title: string | null
  description: string | null
  picture: string | null
  hidden: boolean
}

/** In which language each part is shown: what was not translated is in the other one. */
export type Written = {
  title: Locale
  body: Locale
  /** The languages in which all of it is written, Persian first. */
  languages: Locale[]
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
  /** What visitors get of it in a language in which it does not exist. */
  untranslated: UntranslatedChoice
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

/** What search engines and shared links show of a text; `shared` is its picture for them. */
export const SEO_SQL = `json_build_object('title', coalesce(own.seo_title, other.seo_title),
  'hidden', coalesce(a.seo_hidden, false), 'description', coalesce(own.seo_description, other.seo_description),
  'picture', shared.filename)`

const PAGE = `
  select a.id, a.path, a.parent_id as "parentId", coalesce(a.shows_tree_menu, true) as "showsTreeMenu",
    ${TITLE_SQL} as title, ${SUMMARY_SQL} as summary, coalesce(${bodySql('pages')}, '[]') as layout,
    coalesce(a.hides_shell, false) as "hidesShell", coalesce(a.untranslated::text, 'show') as untranslated,
    ${writtenSql('pages')} as written, ${SEO_SQL} as seo
  from public.pages a ${localesSql('pages')}
  left join public.media shared on shared.id = a.seo_picture_id
  where a.deleted_at is null and a._status = 'published' and a.path = $2 and ${TITLE_SQL} is not null`

const PAGE_LINKS = `
  select a.path, ${TITLE_SQL} as title
  from public.pages a ${localesSql('pages')}
  where a.deleted_at is null and a._status = 'published' and a.in_footer and a.path <> 'home'
    and ${TITLE_SQL} is not null and ${isFoundIn('pages', 'a')}
  order by a.id
  limit $2`
