import { fromCursor, toCursor } from '../cursor.ts'
import { MENTIONS_MAX } from '../postgres/ranking.ts'
import type { Facets, ProductQuery, SearchSort } from '../product-search.ts'
import { all, inCategory, toChoices } from './choices.ts'
import type { Engine } from './engine.ts'
import { type Aggregated, readFacets, toAggregations } from './facets.ts'
import { servingName } from './indices.ts'
import { type Clause, type RankedPlan, toCalled, toFilter, toMentions, toQuery } from './to-query.ts'

export type FoundPage = {
  productIds: number[]
  mentions: number[]
  total: number
  next: string | null
  facets: Facets
}

type Answer = {
  hits: { total: { value: number }; hits?: { sort: (number | boolean)[] }[] }
  aggregations: Aggregated
}

/** By stars PostgreSQL puts them in order (`byStars`). */
const ORDERS: Record<Exclude<SearchSort, 'relevant' | 'rated'>, { field: string; order: 'asc' | 'desc' }> = {
  popular: { field: 'popularity', order: 'desc' },
  newest: { field: 'created', order: 'desc' },
  cheapest: { field: 'cheapness', order: 'asc' },
  dearest: { field: 'dearness', order: 'desc' },
  discount: { field: 'discount', order: 'desc' },
}

/**
 * A page of what one plan finds, with its facets: one call, and one more on the last page for what only mentions the
 * words. Half an answer is none.
 */
export async function findProducts(
  engine: Engine,
  prefix: string,
  query: ProductQuery,
  ranked: RankedPlan | null,
): Promise<FoundPage> {
  const { hits, aggregations } = await engine.ask<Answer>({
    method: 'POST',
    path: `/${servingName(prefix)}/_search`,
    query: {
      // The node that is asked has a copy of its own.
      preference: '_local',
      request_cache: true,
      allow_partial_search_results: false,
      filter_path: 'hits.total.value,hits.hits.sort,aggregations',
    },
    body: toSearch(query, ranked),
  })
  const places = (hits.hits ?? []).map(({ sort }) => sort.map(Number))
  const shown = places.slice(0, query.limit)
  const last = shown.at(-1)
  const isLastPage = places.length <= query.limit
  return {
    productIds: shown.map((place) => place.at(-1) ?? 0),
    mentions: isLastPage && ranked ? await findMentions(engine, prefix, query, ranked) : [],
    total: hits.total.value,
    next: last && places.length > query.limit ? toCursor(toPlace(last)) : null,
    facets: readFacets(aggregations, toChoices(query)),
  }
}

async function findMentions(
  engine: Engine,
  prefix: string,
  query: ProductQuery,
  { plan }: RankedPlan,
): Promise<number[]> {
  if (plan.words.length === 0 || plan.isNearest) return []
  const { hits } = await engine.ask<{ hits?: { hits?: { sort: number[] }[] } }>({
    method: 'POST',
    path: `/${servingName(prefix)}/_search`,
    query: { preference: '_local', request_cache: true, filter_path: 'hits.hits.sort' },
    body: {
      query: { bool: { filter: [toMentions(plan), ...toChoices(query).map(({ clause }) => clause)] } },
      sort: [{ rank: 'desc' }, { id: 'desc' }],
      size: MENTIONS_MAX,
      track_total_hits: false,
      _source: false,
    },
  })
  return (hits?.hits ?? []).map(({ sort }) => sort[1] ?? 0)
}

/** What is asked of OpenSearch. One product more than the page shows whether there is a next. */
export function toSearch(query: ProductQuery, ranked: RankedPlan | null): Clause {
  const choices = toChoices(query)
  const isByFit = ranked !== null && query.sort === 'relevant'
  return {
    query: source(query, ranked, isByFit),
    ...(choices.length > 0 && { post_filter: all(choices) }),
    aggs: toAggregations(choices),
    sort: isByFit ? [{ _score: 'desc' }, { rank: 'desc' }, { id: 'desc' }] : ordered(query.sort, ranked),
    size: query.limit + 1,
    ...where(query),
    track_total_hits: true,
    _source: false,
  }
}

function source(query: ProductQuery, ranked: RankedPlan | null, isByFit: boolean): Clause {
  if (ranked && isByFit) return toQuery(ranked)
  if (ranked) return hasCalled(ranked) ? toCalled(ranked) : toFilter(ranked)
  if (query.categoryId !== null) return { bool: { filter: [inCategory(query.categoryId)] } }
  return { match_all: {} }
}

const hasCalled = (ranked: RankedPlan | null) => (ranked?.plan.called ?? []).length > 0

function ordered(sort: SearchSort, ranked: RankedPlan | null): Clause[] {
  const { field, order } = ORDERS[sort === 'relevant' || sort === 'rated' ? 'popular' : sort]
  // What is sold out comes after all that can be had, what only has the thing in its name after the thing.
  return [hasCalled(ranked) ? { _score: 'desc' } : { inStock: 'desc' }, { [field]: order }, { id: 'desc' }]
}

/** A cursor holds a key, what decides among equals, and the id. */
const toPlace = (sort: readonly number[]) => [sort[0] ?? 0, sort[1] ?? 0, sort.at(-1) ?? 0] as const

function where({ from }: ProductQuery): Clause {
  if ('offset' in from) return from.offset > 0 ? { from: from.offset } : {}
  const place = fromCursor(from.after)
  if (!place) return {}
  const [key, tie, id] = place
  return { search_after: [key, tie, id] }
}
