import type { Database } from '../platform/pool.ts'

/** What people might go on to type, as readers write it; with its category when it is one. */
export type Phrase = { locale: 'fa' | 'en'; shown: string; categoryId: number | null; weight: number }

/** Titles of categories, brands, brands of a category, and how titles begin, by the number of listed products of each. */
export async function loadPhrases(database: Database): Promise<Phrase[]> {
  const { rows } = await database.query<Phrase>({ name: 'search-phrases', text: PHRASES })
  return rows
}

/** The phrases as they were last made, those with most products first. */
export async function loadSavedPhrases(database: Database, locale: Phrase['locale']): Promise<Phrase[]> {
  const { rows } = await database.query<Phrase>({
    name: 'saved-search-phrases',
    text: `select locale, shown, category_id as "categoryId", weight from shop.search_phrases where locale = $1
      order by weight desc, folded`,
    values: [locale],
  })
  return rows
}

/**
 * What so many different visitors have searched for on one day is no visitor's private text. Days are not added up: the same
 * visitor would count again.
 */
const VISITORS_MIN = 5
const ASKED_MAX = 500
const ASKED_DAYS = 90

/** In the last days alone it may be popular: by then the same floor holds for one of them. */
const POPULAR_DAYS = 7

export type AskedPhrase = Pick<Phrase, 'locale' | 'shown' | 'weight'> & {
  folded: string
  /** How many visitors of the last days; 0 where too few came on any one of them. */
  recent: number
}

/** What visitors search for and find, the most wanted first; the weight is how many of them there were. */
export async function loadAskedPhrases(database: Database): Promise<AskedPhrase[]> {
  const { rows } = await database.query<AskedPhrase>({
    name: 'asked-search-phrases',
    text: `with asked as (
        select *, day > (now() at time zone 'Asia/Tehran')::date - $4::int as is_recent
        from shop.search_asked where day > (now() at time zone 'Asia/Tehran')::date - $1::int
      )
      select locale, folded, (array_agg(shown order by day desc))[1] as shown, sum(visitors)::int as weight,
        case when max(visitors) filter (where is_recent) >= $2
          then sum(visitors) filter (where is_recent) else 0 end::int as recent
      from asked group by locale, folded having max(visitors) >= $2 order by weight desc, folded limit $3`,
    values: [ASKED_DAYS, VISITORS_MIN, ASKED_MAX, POPULAR_DAYS],
  })
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

/** A title's first word is what the thing is; more of them are worth offering from so many products on. */
const PRODUCTS_OF_BEGINNING = 2
const BEGINNING_WORDS = 3
const BEGINNINGS_MAX = 10_000
/** Nothing to search for ends with one of these. */
const NO_END = 'مدل طرح سایز با و در از برای به پایه بسته درجه the a an of for with and in model size'.split(
  ' ',
)

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
  ), titled as materialized (
    select l._locale::text as locale, regexp_split_to_array(btrim(l.title), '\\s+') as words
    from shop.search_documents d join public.products_locales l on l._parent_id = d.product_id where l.title <> ''
  ), beginning as materialized (
    select locale, array_to_string(words[1:length], ' ') as shown, count(*)::int as weight
    from titled, generate_series(1, ${BEGINNING_WORDS}) length
    where cardinality(words) >= length and words[length] ~ '[[:alpha:]]{2}'
      and lower(words[length]) <> all (array[${NO_END.map((word) => `'${word}'`).join(', ')}])
    group by 1, 2, length having length = 1 or count(*) >= ${PRODUCTS_OF_BEGINNING}
    order by weight desc limit ${BEGINNINGS_MAX}
  )
  select * from (
    select locale, title as shown, category_id as "categoryId", weight from category where weight > 0
    union all
    select locale, brand, null, sum(weight)::int from named group by locale, brand
    union all
    select n.locale, c.title || ' ' || n.brand, null, n.weight
    from named n join category c on c.category_id = n.category_id and c.locale = n.locale where n.weight >= ${PRODUCTS_OF_PAIR}
    union all
    select locale, shown, null, weight from beginning
  ) phrase order by "categoryId" is null, weight desc`
