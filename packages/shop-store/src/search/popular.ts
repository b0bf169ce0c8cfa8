import type { Database } from '../platform/pool.ts'

/** What many visitors searched for and found in the last days. */
export type PopularSearch = { locale: 'fa' | 'en'; folded: string; shown: string; visitors: number }

/** Puts these in the place of all that were popular before. */
export async function savePopularSearches(
  database: Database,
  popular: readonly PopularSearch[],
): Promise<void> {
  await database.query({
    name: 'save-popular-searches',
    text: `with given as (
        select * from json_to_recordset($1) as g (locale text, folded text, shown text, visitors int)
      ), gone as (
        delete from shop.search_popular p
        where not exists (select from given g where g.locale = p.locale and g.folded = p.folded)
      )
      insert into shop.search_popular as p (locale, folded, shown, visitors)
      select locale, folded, shown, visitors from given order by locale, folded
      on conflict (locale, folded) do update set shown = excluded.shown, visitors = excluded.visitors
      where (p.shown, p.visitors) is distinct from (excluded.shown, excluded.visitors)`,
    values: [JSON.stringify(popular)],
  })
}
