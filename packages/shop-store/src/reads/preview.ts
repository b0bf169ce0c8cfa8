import type { Database } from '../pool.ts'
import type { Locale } from './locale.ts'

export type PreviewDocument = {
  kind: 'page' | 'news' | 'product'
  id: number
  slug: string
  title: string
  description: string
}

type PreviewSearch = { locale: Locale; words: readonly string[]; isWild: boolean; limit: number }

/** Pages and news whose titles hold every word: one statement. Unless the search is wild, a word must be a whole one. */
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

/** Titles are compared as persian-text folds them: one yeh, one kaf, no half-spaces, small letters. */
const folded = (title: string) =>
  `' ' || translate(lower(${title}), U&'\\064A\\0649\\0643\\200C', U&'\\06CC\\06CC\\06A9 ') || ' '`

const articles = (table: 'pages' | 'news', kind: string, more: string) => `
  (select '${kind}' as kind, a.id, a.slug, coalesce(own.title, fa.title) as title,
    coalesce(own.summary, fa.summary, '') as description
  from public.${table} a
  join public.${table}_locales fa on fa._parent_id = a.id and fa._locale = 'fa'
  left join public.${table}_locales own on own._parent_id = a.id and own._locale = $1::public._locales
  where a.deleted_at is null and a._status = 'published' ${more}
    and ${folded('coalesce(own.title, fa.title)')} like all ($2)
  order by a.id desc limit $3)`

const ARTICLES = `
  ${articles('pages', 'page', '')}
  union all ${articles('news', 'news', 'and a.published_at <= now()')}`
