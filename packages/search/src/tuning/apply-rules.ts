import { foldText } from '@rasteh/persian-text/fold'
import type { FoundProducts, ProductQuery } from '../product-search.ts'
import type { SearchRule } from './search-tuning.ts'

type Found = Pick<FoundProducts, 'productIds' | 'total'>

/**
 * Puts what managers want higher where they want it. Only the usual order of a search that nothing narrows is theirs to
 * change. A pinned product comes first even if the words would not find it, and is not shown again on later pages.
 */
export function applyRules<Page extends Found>(
  found: Page,
  query: ProductQuery,
  rules: readonly SearchRule[],
): Page {
  const meant = rulesFor(query, rules)
  if (meant.length === 0) return found
  const pinned = [
    ...new Set(meant.filter(({ kind }) => kind === 'pin').flatMap(({ productIds }) => productIds)),
  ]
  const others = found.productIds.filter((id) => !pinned.includes(id))
  const lifted = lift(others, meant)
  const isFirstPage = 'offset' in query.from && query.from.offset === 0
  if (!isFirstPage) return { ...found, productIds: lifted }
  return {
    ...found,
    productIds: [...pinned, ...lifted],
    total: Math.max(found.total, pinned.length + lifted.length),
  }
}

function rulesFor(query: ProductQuery, rules: readonly SearchRule[]): SearchRule[] {
  if (query.text === null || query.sort !== 'relevant' || isNarrowed(query)) return []
  const asked = foldText(query.text)
  return rules.filter(({ words }) => foldText(words) === asked)
}

function isNarrowed(query: ProductQuery): boolean {
  const { categoryId, brands, attributes, priceFromRial, priceToRial, onlyInStock } = query
  const hasPrice = priceFromRial !== null || priceToRial !== null
  return categoryId !== null || brands.length > 0 || attributes.length > 0 || hasPrice || onlyInStock
}

/** Each lifted product moves up by its places; those that stand equal then keep their order. */
function lift(productIds: readonly number[], rules: readonly SearchRule[]): number[] {
  const places = new Map<number, number>()
  for (const rule of rules.filter(({ kind }) => kind === 'boost'))
    for (const id of rule.productIds) places.set(id, Math.max(places.get(id) ?? 0, rule.places))
  // Half a place more, so that it comes before the one whose place it takes.
  const placed = productIds.map((id, at) => ({
    id,
    at: at - (places.has(id) ? (places.get(id) ?? 0) + 0.5 : 0),
  }))
  return placed.sort((a, b) => a.at - b.at).map(({ id }) => id)
}
