import type { Database } from '@rasteh/shop-store/platform/pool'
import type { SuggestionQuery } from '../product-search.ts'

export type BegunPhrases = { readonly terms: readonly string[]; readonly categoryIds: readonly number[] }

/** Phrases and categories that begin like the typed words. They are few and stand in the shop's own tables. */
export async function loadBegunPhrases(
  database: Database,
  folded: string,
  { locale, limit }: SuggestionQuery,
): Promise<BegunPhrases> {
  const like = folded.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
  const { rows } = await database.query<BegunPhrases>({
    name: 'search-begun-phrases',
    text: `with phrase as materialized (
        select shown, category_id, weight, folded like $2 || '%' as is_start from shop.search_phrases
        where locale = $1 and (folded like $2 || '%' or folded like '% ' || $2 || '%')
      )
      select array(select shown from phrase order by is_start desc, weight desc, shown limit $3) as terms,
        array(select category_id from phrase where category_id is not null
          order by is_start desc, weight desc limit $3) as "categoryIds"`,
    values: [locale, like, limit],
  })
  return rows[0] ?? { terms: [], categoryIds: [] }
}
