import type { UntranslatedChoice } from '@rasteh/shop-core/translation'
import type { Database } from '../platform/pool.ts'
import type { Locale } from '../reads/locale.ts'
import { shownLayoutSql } from '../reads/shared-sections.sql.ts'

/** What the company's documents are made from: a table each. */
export type CompanySourceKind = keyof typeof SOURCES

/** The words of a source in a language, as editors wrote them. */
export type CompanyWords = {
  title: string | null
  summary: string | null
  /** The modules of a page, the text of a news item, or the plain text of a file. */
  body: unknown
  tags: string[]
}

/** A source that everybody may see, now or from its day on. */
export type CompanySource = {
  id: number
  /** What its URL is made of; of a page its whole path. */
  slug: string
  untranslated: UntranslatedChoice
  shownFrom: Date | null
  words: Partial<Record<Locale, CompanyWords>>
}

/** Those of the named sources that everybody may see, in the order of their ids: one statement. */
export async function loadCompanySources(
  database: Database,
  source: CompanySourceKind,
  ids: readonly number[],
): Promise<CompanySource[]> {
  const { rows } = await database.query<CompanySource>({
    name: `company-sources-${source}`,
    text: SOURCES[source],
    values: [ids],
  })
  return rows
}

const LISTED = `d.id = any($1::int[]) and d.deleted_at is null and d._status = 'published'`

const wordsOf = (table: 'pages' | 'news', body: string, tags: string) => `coalesce((
    select json_object_agg(l._locale, json_build_object(
      'title', l.title, 'summary', l.summary, 'body', ${body}, 'tags', ${tags}))
    from public.${table}_locales l where l._parent_id = d.id), '{}')`

const TAGS = `array(select t.text from public.news_texts t
      where t.parent_id = d.id and t.path = 'tags' and t.locale = l._locale order by t."order")`

/** A further kind is a statement here, and a function of `@rasteh/search` that makes documents of its rows. */
export const SOURCES = {
  pages: `
    select d.id, d.path as slug, coalesce(d.untranslated::text, 'show') as untranslated, null::timestamptz as "shownFrom",
      ${wordsOf('pages', shownLayoutSql('l.layout', 'l._locale'), `'{}'::text[]`)} as words
    from public.pages d where ${LISTED} and d.path is not null order by d.id`,
  news: `
    select d.id, d.slug, coalesce(d.untranslated::text, 'show') as untranslated, d.published_at as "shownFrom",
      ${wordsOf('news', 'l.body', TAGS)} as words
    from public.news d where ${LISTED} and d.slug is not null order by d.id`,
  // Of the library's files those with a text: a video is found by the page that it is on.
  files: `
    select d.id, d.filename as slug, 'show' as untranslated, null::timestamptz as "shownFrom",
      coalesce((select json_object_agg(l._locale, json_build_object(
        'title', l.title, 'summary', null, 'body', d.text, 'tags', '{}'::text[]))
        from public.files_locales l where l._parent_id = d.id), '{}') as words
    from public.files d where d.id = any($1::int[]) and d.mime_type = 'application/pdf' and d.filename is not null
    order by d.id`,
} as const

export const COMPANY_SOURCES = Object.keys(SOURCES) as CompanySourceKind[]
