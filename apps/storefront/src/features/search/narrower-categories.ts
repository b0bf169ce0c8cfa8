import type { FacetValue } from '@rasteh/search/product-search'
import type { Category } from '@rasteh/shop-store/reads/categories'

/** A category that results may be narrowed to. */
export type NarrowerCategory = { id: number; title: string; count: number }

/**
 * The categories to go into next: those below the chosen one, or those at the top. A step that leaves no choice is
 * taken for the visitor.
 */
export function narrowerCategories(
  facet: readonly FacetValue[],
  categories: readonly Category[],
  chosenId: number | null,
): NarrowerCategory[] {
  const counts = new Map(facet.map(({ key, count }) => [Number(key), count]))
  const below = (parentId: number | null): NarrowerCategory[] =>
    categories
      .filter((category) => category.parentId === parentId && counts.has(category.id))
      .map(({ id, title }) => ({ id, title, count: counts.get(id) ?? 0 }))
      .sort((a, b) => b.count - a.count)
  let narrower = below(chosenId)
  for (let only = narrower[0]; narrower.length === 1 && only; only = narrower[0]) {
    const further = below(only.id)
    if (further.length === 0) break
    narrower = further
  }
  return narrower.length > 1 || chosenId === null ? narrower : narrower.filter(({ id }) => id !== chosenId)
}
