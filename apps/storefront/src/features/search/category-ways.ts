import type { FacetValue } from '@rasteh/search/product-search'
import type { Category } from '@rasteh/shop-store/reads/categories'

/** A category that results may be narrowed to. */
export type CategoryWay = { id: number; title: string; count: number }

/**
 * The categories to go into next: those below the chosen one, or those at the top. A step that leaves no choice is
 * taken for the visitor.
 */
export function waysInto(
  facet: readonly FacetValue[],
  categories: readonly Category[],
  chosenId: number | null,
): CategoryWay[] {
  const counts = new Map(facet.map(({ key, count }) => [Number(key), count]))
  const below = (parentId: number | null): CategoryWay[] =>
    categories
      .filter((category) => category.parentId === parentId && counts.has(category.id))
      .map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }))
      .sort((a, b) => b.count - a.count)
  let ways = below(chosenId)
  for (let only = ways[0]; ways.length === 1 && only; only = ways[0]) {
    const further = below(only.id)
    if (further.length === 0) break
    ways = further
  }
  return ways.length > 1 || chosenId === null ? ways : ways.filter(({ id }) => id !== chosenId)
}
