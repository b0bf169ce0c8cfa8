import { fromCursor } from '../cursor.ts'
import type { QueryPlan } from '../plan/query-plan.ts'
import type { ProductQuery, SearchSort } from '../product-search.ts'
import { type Choices, flags, left, startValues, toChoices, type Values } from './conditions.ts'
import { ATTRIBUTES_COUNTED, MENTIONS_MAX, SCORED } from './ranking.ts'
import { matches, mentions, score } from './score.ts'
import { quoteTerm } from './terms.ts'

/** A plan and how rare each of its words is; null for a page without words. */
export type RankedPlan = { readonly plan: QueryPlan; readonly rarity: readonly number[] } | null

/** All orders go downwards by one number, so that one comparison finds where a page begins. */
const KEYS: Record<Exclude<SearchSort, 'relevant'>, string> = {
  popular: 'popularity',
  newest: '(extract(epoch from created_at) * 1000)::bigint',
  cheapest: '-coalesce(price, 9007199254740991)',
  dearest: 'coalesce(price, -1)',
  discount: 'discount_percent::float8',
  // As it is now: stars change more often than what is searched.
  rated: `coalesce((select shop.rating_score(n.stars) from shop.comment_sections n
    where n.section_type = 'product' and n.section_id = id), -1)`,
}

/** The page, its total and its facets: one statement. One product more than the page shows whether there is a next. */
export function searchStatement(
  query: ProductQuery,
  ranked: RankedPlan,
): { text: string; values: unknown[] } {
  const values = startValues()
  const choices = toChoices(query, values)
  const text = `
with matched as materialized (
  select d.product_id as id, d.category_ids, d.brand, d.attributes, d.price_rial as price, d.discount_percent,
    d.is_in_stock, d.static_rank, d.popularity, d.created_at${isCalled(query, ranked, values)} ${flags(choices, values)}
  from shop.search_documents d where ${source(query, ranked, values)}
), chosen as ${isNarrowed(choices) ? 'materialized' : 'not materialized'} (
  select * from matched where ${left(choices)}
), placed as (${placed(query, ranked, values)}
), page as (
  select id, key, tie from placed ${after(query, values)}
  order by key desc, tie desc, id desc limit ${values.put(query.limit + 1, 'int')} ${offset(query, values)}
)
select coalesce((select json_agg(json_build_array(key, tie, id) order by key desc, tie desc, id desc) from page), '[]') as places,
  ${mentioned(query, ranked, { choices, values })} as mentions,
  (select count(*)::int from chosen) as total, ${facets(choices)}`
  return { text, values: values.values }
}

/** What nothing narrows is not written down a second time. */
const isNarrowed = ({ choices, attributes }: Choices) => choices.length + attributes.length > 0

const hasCalled = (ranked: RankedPlan) => (ranked?.plan.called ?? []).length > 0

function isCalled({ sort }: ProductQuery, ranked: RankedPlan, values: Values): string {
  if (!ranked || sort === 'relevant' || !hasCalled(ranked)) return ''
  const called = (ranked.plan.called ?? []).map(quoteTerm).join(' | ')
  return `, d.terms @@ ${values.put(called, 'tsquery')} as is_called`
}

function source(query: ProductQuery, ranked: RankedPlan, values: Values): string {
  if (ranked) return matches(ranked.plan, values)
  if (query.categoryId !== null) return `d.category_ids @> array[${values.put(query.categoryId, 'int')}]`
  return 'd.static_rank is not null'
}

/** What is compared word by word is read once more, by its id: nothing of the others' tokens is opened. */
function placed({ sort }: ProductQuery, ranked: RankedPlan, values: Values): string {
  if (!ranked || sort !== 'relevant') {
    const key = KEYS[sort === 'relevant' ? 'popular' : sort]
    // What is sold out comes after all that can be had, what only has the thing in its name after the thing.
    const stock = hasCalled(ranked) ? '2 * is_in_stock::int + is_called::int' : 'is_in_stock::int'
    return `select id, ${stock} as key, ${key} as tie from chosen`
  }
  return `
  select c.id, coalesce(s.score, -1) as key, c.static_rank as tie
  from chosen c left join (
    select d.product_id as id, ${score(ranked.plan, ranked.rarity, values)} as score
    from (select id from chosen order by static_rank desc, id desc limit ${SCORED}) first
    cross join lateral (select x.product_id, x.words, x.codes, x.terms || ''::tsvector as terms
      from shop.search_documents x where x.product_id = first.id limit 1) d
  ) s on s.id = c.id`
}

/** They come after the last page; on any other they are not looked for. */
function mentioned(
  query: ProductQuery,
  ranked: RankedPlan,
  { choices: { choices, attributes }, values }: { choices: Choices; values: Values },
): string {
  if (!ranked || ranked.plan.isNearest) return `array[]::int[]`
  const all = [mentions(ranked.plan, values), ...[...choices, ...attributes].map(({ sql }) => sql)]
  return `array(select d.product_id from shop.search_documents d
    where (select count(*) from page) <= ${values.put(query.limit, 'int')} and ${all.join(' and ')}
    order by d.static_rank desc, d.product_id desc limit ${MENTIONS_MAX})`
}

function after({ from }: ProductQuery, { put }: Values): string {
  const place = 'after' in from ? fromCursor(from.after) : null
  if (!place) return ''
  const [key, tie, id] = place
  return `where (key::float8, tie::float8, id) < (${put(key, 'float8')}, ${put(tie, 'float8')}, ${put(id, 'int')})`
}

const offset = ({ from }: ProductQuery, { put }: Values) =>
  'offset' in from && from.offset > 0 ? `offset ${put(from.offset, 'int')}` : ''

const listOf = (
  rows: string,
) => `coalesce((select json_agg(json_build_object('key', key, 'count', count) order by count desc, key)
    from (${rows}) f), '[]')`

/** Each facet counts what the other choices leave. */
function facets(choices: Choices): string {
  return `
  ${listOf(`select c::text as key, sum(paths.count)::int as count from (
      select category_ids, count(*) as count from matched where ${left(choices, 'category')} group by category_ids
    ) paths, unnest(category_ids) c group by c`)} as categories,
  ${listOf(`select brand as key, count(*)::int as count from matched
    where brand <> '' and ${left(choices, 'brand')} group by brand order by 2 desc, 1 limit 100`)} as brands,
  (select count(*)::int from matched where is_in_stock and ${left(choices, 'stock')}) as "inStock",
  (select json_build_object('lowest', min(price), 'highest', max(price)) from matched
    where ${left(choices, 'price')} having min(price) is not null) as "priceRial",
  ${listOf(attributeCounts(choices))} as attributes`
}

/** A row counts for an attribute when it meets all others that were chosen. */
function attributeCounts({ choices, attributes }: Choices): string {
  const others = left({ choices, attributes: [] })
  const isChosen = attributes.length > 0
  const own = `cardinality(failed) = 0 or starts_with(a, failed[1] || U&'\\001F')`
  return `select a as key, count(*)::int as count from (
      select unnest(attributes) as a ${isChosen ? ', failed' : ''} from matched
      where (select count(*) from chosen) <= ${ATTRIBUTES_COUNTED} and ${others}
        ${isChosen ? 'and cardinality(failed) <= 1' : ''}
    ) each_one ${isChosen ? `where ${own}` : ''}
    group by a order by 2 desc, 1 limit 400`
}
