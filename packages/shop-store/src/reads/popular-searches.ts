import type { Database } from '../platform/pool.ts'
import type { PopularSearch } from '../search/popular.ts'

/** So many are offered in the empty box: more would be a list to search through. */
export const POPULAR_SHOWN = 8

/** What is offered in the empty search box of a language, the most wanted first. */
export async function loadPopularSearches(
  database: Database,
  locale: PopularSearch['locale'],
): Promise<string[]> {
  const { rows } = await database.query<{ shown: string }>({
    name: 'popular-searches',
    text: `select shown from shop.search_popular p where locale = $1 and not exists (
        select from shop.search_popular_hidden h where h.locale = p.locale and h.folded = p.folded)
      order by visitors desc, folded limit $2`,
    values: [locale, POPULAR_SHOWN],
  })
  return rows.map(({ shown }) => shown)
}

export type ManagedPopularSearch = PopularSearch & { isHidden: boolean }

/** The same for managers, in every language, with what they took out. */
export async function loadManagedPopularSearches(
  database: Database,
  limit: number,
): Promise<ManagedPopularSearch[]> {
  const { rows } = await database.query<ManagedPopularSearch>({
    name: 'managed-popular-searches',
    text: `select p.locale, p.folded, p.shown, p.visitors, h.folded is not null as "isHidden"
      from shop.search_popular p
      left join shop.search_popular_hidden h on h.locale = p.locale and h.folded = p.folded
      order by p.visitors desc, p.folded limit $1`,
    values: [limit],
  })
  return rows
}
