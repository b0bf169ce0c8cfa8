import type { Database } from '@rasteh/shop-store/platform/pool'
import { type Place, toCursor } from '../cursor.ts'
import { fromAttributeKey } from '../documents/attribute-key.ts'
import type { Facets, FacetValue, ProductQuery } from '../product-search.ts'
import { type RankedPlan, searchStatement } from './search-statement.ts'

type Row = {
  places: Place[]
  mentions: number[]
  total: number
  categories: FacetValue[]
  brands: FacetValue[]
  inStock: number
  priceRial: { lowest: number; highest: number } | null
  attributes: FacetValue[]
}

export type FoundPage = {
  productIds: number[]
  mentions: number[]
  total: number
  next: string | null
  facets: Facets
}

/** A page of what one plan finds, with its facets: one statement. */
export async function findProducts(
  database: Database,
  query: ProductQuery,
  ranked: RankedPlan,
): Promise<FoundPage> {
  const { rows } = await database.query<Row>(searchStatement(query, ranked))
  const [row] = rows
  if (!row) throw new Error('the search statement always answers one row')
  const shown = row.places.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    productIds: shown.map(([, , id]) => id),
    mentions: row.mentions,
    total: row.total,
    next: last && row.places.length > query.limit ? toCursor(last) : null,
    facets: {
      categories: row.categories,
      brands: row.brands,
      inStock: row.inStock,
      priceRial: row.priceRial,
      attributes: toAttributes(row.attributes),
    },
  }
}

/** The attributes that most products have come first, each with its values. */
function toAttributes(counted: readonly FacetValue[]): Facets['attributes'] {
  const byName = new Map<string, FacetValue[]>()
  for (const { key, count } of counted) {
    const { name, value } = fromAttributeKey(key)
    byName.set(name, [...(byName.get(name) ?? []), { key: value, count }])
  }
  return [...byName].map(([name, values]) => ({ name, values }))
}
