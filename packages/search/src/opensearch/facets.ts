import { fromAttributeKey, toAttributeKey } from '../documents/attribute-key.ts'
import type { Facets, FacetValue } from '../product-search.ts'
import { all, type Choice, IN_STOCK } from './choices.ts'
import type { Clause } from './to-query.ts'

const MOST = { categories: 1_000, brands: 100, attributes: 400 } as const

/** Each facet counts what the other choices leave. */
export function toAggregations(choices: readonly Choice[]): Record<string, Clause> {
  const without = (facet: Choice['facet']) => choices.filter((choice) => choice.facet !== facet)
  const aggregations: Record<string, Clause> = {
    categories: under(without('category'), { terms: { field: 'categories', size: MOST.categories } }),
    brands: under(without('brand'), { terms: { field: 'brand', size: MOST.brands } }),
    inStock: under([...without('stock'), { facet: 'stock', clause: IN_STOCK }], null),
    price: under(without('price'), { stats: { field: 'price' } }),
    attributes: under(choices, { terms: { field: 'attributes', size: MOST.attributes } }),
  }
  for (const [index, chosen] of attributeChoices(choices).entries()) {
    const include = `${escapePattern(toAttributeKey(chosen.name ?? '', ''))}.*`
    const values = { terms: { field: 'attributes', size: MOST.attributes, include } }
    aggregations[`own${index}`] = under(
      choices.filter((choice) => choice !== chosen),
      values,
    )
  }
  return aggregations
}

const attributeChoices = (choices: readonly Choice[]) => choices.filter(({ facet }) => facet === 'attribute')

/** Counts only what these choices leave; the counts stand under `left` then, one level deeper. */
function under(choices: readonly Choice[], count: Clause | null): Clause {
  if (choices.length === 0) return count ?? {}
  return { filter: all(choices), ...(count && { aggs: { left: count } }) }
}

/** Lucene's patterns give these a meaning. */
const escapePattern = (text: string) =>
  text.replaceAll(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, (character) => `\\${character}`)

type Counted = {
  doc_count?: number
  buckets?: { key: string; doc_count: number }[]
  count?: number
  min?: number | null
  max?: number | null
  left?: Counted
}

export type Aggregated = Record<string, Counted>

export function readFacets(aggregated: Aggregated, choices: readonly Choice[]): Facets {
  const counts = (name: string): FacetValue[] => toValues(aggregated[name])
  const price = aggregated.price?.left ?? aggregated.price
  return {
    categories: counts('categories'),
    brands: counts('brands'),
    attributes: readAttributes(aggregated, choices),
    inStock: aggregated.inStock?.doc_count ?? 0,
    priceRial: price?.count ? { lowest: price.min ?? 0, highest: price.max ?? 0 } : null,
  }
}

const toValues = (counted: Counted | undefined): FacetValue[] =>
  (counted?.left ?? counted)?.buckets?.map(({ key, doc_count }) => ({ key, count: doc_count })) ?? []

/** The attributes that most products have come first, each with its values; a chosen one is counted without itself. */
function readAttributes(aggregated: Aggregated, choices: readonly Choice[]): Facets['attributes'] {
  const chosen = attributeChoices(choices)
  const own = new Set(chosen.map(({ name }) => name))
  const keys = [
    ...toValues(aggregated.attributes).filter(({ key }) => !own.has(fromAttributeKey(key).name)),
    ...chosen.flatMap((_, index) => toValues(aggregated[`own${index}`])),
  ]
  const byName = new Map<string, FacetValue[]>()
  for (const { key, count } of keys.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))) {
    const { name, value } = fromAttributeKey(key)
    byName.set(name, [...(byName.get(name) ?? []), { key: value, count }])
  }
  return [...byName].map(([name, values]) => ({ name, values }))
}
