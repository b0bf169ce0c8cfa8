import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

export type PreviewDocument = {
  kind: 'page' | 'news' | 'product'
  id: number
  /** What its URL is made of; of a page its whole path. */
  slug: string
  title: string
  description: string
}

type PreviewSearch = { locale: Locale; words: readonly string[]; isWild: boolean; limit: number }

/**
 * Pages and news that hold every word, those that have them in their titles first: one statement. Unless the search is
 * wild, a word must be a whole one.
 */
export async function loadArticles(
  database: Database,
  { locale, words, isWild, limit }: PreviewSearch,
): Promise<PreviewDocument[]> {
  if (words.length === 0) return []
  const edge = isWild ? '' : ' '
  const patterns = words.map((word) => `%${edge}${escapeLike(word)}${edge}%`)
  const { rows } = await database.query<PreviewDocument>({
    name: 'search-articles',
    text: ARTICLES,
    values: [locale, patterns, limit],
  })
  return rows
}

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)

/** All words of a text or of a page's modules, in their order. */
const wordsOf = (json: string) => `coalesce((select string_agg(found #>> '{}', ' ')
  from jsonb_path_query(${json}, 'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "text" || @.key == "title"
    || @.key == "headline" || @.key == "caption").value ? (@.type() == "string")') as found), '')`

/** Texts are compared as persian-text folds them: one yeh, one kaf, no half-spaces, small letters. */
const folded = (text: string) =>
  `' ' || translate(lower(${text}), U&'\\064A\\0649\\0643\\200C', U&'\\06CC\\06CC\\06A9') || ' '`

const TITLE = 'coalesce(own.title, fa.title)'

const articles = (
  table: 'pages' | 'news',
  { kind, slug, body, more }: { kind: string; slug: string; body: string; more: string },
) => `
  (select '${kind}' as kind, a.id, a.${slug} as slug, coalesce(own.title, fa.title) as title,
    coalesce(own.summary, fa.summary, '') as description
  from public.${table} a
  join public.${table}_locales fa on fa._parent_id = a.id and fa._locale = 'fa'
  left join public.${table}_locales own on own._parent_id = a.id and own._locale = $1::public._locales
  where a.deleted_at is null and a._status = 'published' ${more}
    and (${folded(TITLE)} like all ($2) or ${folded(`${TITLE} || ' ' || coalesce(own.summary, fa.summary, '') || ' '
      || ${wordsOf(`coalesce(own.${body}, fa.${body})`)}`)} like all ($2))
  order by ${folded(TITLE)} like all ($2) desc, a.id desc limit $3)`

const ARTICLES = `
  ${articles('pages', { kind: 'page', slug: 'path', body: 'layout', more: '' })}
  union all ${articles('news', { kind: 'news', slug: 'slug', body: 'body', more: 'and a.published_at <= now()' })}`
