import { foldText } from '@rasteh/persian-text/fold'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { createMemory } from '../memory.ts'
import type { FoundSuggestions, SuggestionQuery } from '../product-search.ts'
import { quoteTerm } from './terms.ts'

/** Many type the same; but a new product is suggested as soon as it is found. */
const KEPT_MS = 2_000
const PREFIXES_KEPT = 2_000

/** A phrase as it is compared: what a half-space joins is two words here, as most people type it. */
export const foldPhrase = (text: string) => foldText(text.replaceAll('\u200C', ' '))

type Suggested = Omit<FoundSuggestions, 'engine'>

/**
 * What begins like the typed words: phrases, categories and products, first those whose title does. One statement, kept
 * for a moment.
 */
export function createSuggest(database: Database) {
  const kept = createMemory<Suggested>({ most: PREFIXES_KEPT, keptMs: KEPT_MS })
  return async (query: SuggestionQuery): Promise<Suggested> => {
    const folded = foldPhrase(query.text)
    const key = JSON.stringify([query.locale, folded, query.categoryId, query.limit])
    const known = kept.get(key)
    if (known) return known
    const found = folded === '' ? NOTHING : await loadSuggestions(database, folded, query)
    kept.set(key, found)
    return found
  }
}

const NOTHING: Suggested = { terms: [], categoryIds: [], productIds: [] }

async function loadSuggestions(
  database: Database,
  folded: string,
  { locale, categoryId, limit }: SuggestionQuery,
): Promise<Suggested> {
  const words = folded.split(' ')
  const begun = words.map((word, index) => `${quoteTerm(word)}${index === words.length - 1 ? ':*' : ''}`)
  const like = folded.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
  const { rows } = await database.query<Suggested>({
    name: categoryId === null ? 'search-suggest' : 'search-suggest-in-category',
    text: SUGGEST(categoryId === null ? '' : 'and d.category_ids @> array[$5::int]'),
    values: [locale, like, begun.join(' & '), limit, ...(categoryId === null ? [] : [categoryId])],
  })
  return rows[0] ?? NOTHING
}

const SUGGEST = (inCategory: string) => `
  with phrase as materialized (
    select shown, category_id, weight, folded like $2 || '%' as is_start from shop.search_phrases
    where locale = $1 and (folded like $2 || '%' or folded like '% ' || $2 || '%')
  )
  select
    array(select shown from phrase order by is_start desc, weight desc, shown limit $4) as terms,
    array(select category_id from phrase where category_id is not null
      order by is_start desc, weight desc limit $4) as "categoryIds",
    array(select id from (
      select d.product_id as id, d.static_rank, d.words from shop.search_documents d
      where d.terms @@ $3::tsquery ${inCategory} offset 0) found
      order by words like $2 || '%' desc, static_rank desc, id desc limit $4) as "productIds"`
