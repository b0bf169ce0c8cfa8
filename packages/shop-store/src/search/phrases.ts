import type { Database } from '../platform/pool.ts'

/** What people might go on to type, as readers write it; with its category when it is one. */
export type Phrase = { locale: 'fa' | 'en'; shown: string; categoryId: number | null; weight: number }

/** Titles of categories, brands, and brands of a category, by the number of listed products of each. */
export async function loadPhrases(database: Database): Promise<Phrase[]> {
  const { rows } = await database.query<Phrase>({ name: 'search-phrases', text: PHRASES })
  return rows
}

/** Puts these in the place of all that were offered before. */
export async function savePhrases(
  database: Database,
  phrases: readonly (Phrase & { folded: string })[],
): Promise<void> {
  await database.query({
    name: 'save-search-phrases',
    text: `with given as (
        select * from json_to_recordset($1) as g (locale text, folded text, shown text, "categoryId" int, weight int)
      ), gone as (
        delete from shop.search_phrases p
        where not exists (select from given g where g.locale = p.locale and g.folded = p.folded)
      )
      insert into shop.search_phrases as p (locale, folded, shown, category_id, weight)
      select locale, folded, shown, "categoryId", weight from given order by locale, folded
      on conflict (locale, folded) do update
      set shown = excluded.shown, category_id = excluded.category_id, weight = excluded.weight
      where (p.shown, p.category_id, p.weight) is distinct from (excluded.shown, excluded.category_id, excluded.weight)`,
    values: [JSON.stringify(phrases)],
  })
}

/** A brand of a category is worth offering from so many products on. */
const PRODUCTS_OF_PAIR = 2

const PHRASES = `
  with category as materialized (
    select c.id as category_id, l._locale::text as locale, l.title,
      (select count(*) from shop.search_documents d where d.category_ids @> array[c.id])::int as weight
    from public.categories c join public.categories_locales l on l._parent_id = c.id
    where c.deleted_at is null and l.title <> ''
  ), pair as materialized (
    select d.category_id, d.brand, count(*)::int as weight, max(d.product_id) as sample
    from shop.search_documents d where d.brand <> '' group by d.category_id, d.brand
  ), named as materialized (
    select p.category_id, p.weight, l._locale::text as locale, l.brand
    from pair p join public.products_locales l on l._parent_id = p.sample where l.brand <> ''
  )
  select * from (
    select locale, title as shown, category_id as "categoryId", weight from category where weight > 0
    union all
    select locale, brand, null, sum(weight)::int from named group by locale, brand
    union all
    select n.locale, c.title || ' ' || n.brand, null, n.weight
    from named n join category c on c.category_id = n.category_id and c.locale = n.locale where n.weight >= ${PRODUCTS_OF_PAIR}
  ) phrase order by "categoryId" is null, weight desc`
