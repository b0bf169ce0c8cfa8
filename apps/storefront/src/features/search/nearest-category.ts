import type { FacetValue } from '@rasteh/search/product-search'
import type { Category } from '@rasteh/shop-store/reads/categories'
import { categoryUrl } from '#page/load/page-urls.ts'

/** A category to go to in place of what is not sold. */
export type NearestCategory = { readonly title: string; readonly url: string }

/** The lowest category that holds most of what was found; null where nothing was. */
export function nearestCategory(
  facet: readonly FacetValue[],
  categories: readonly Category[],
): NearestCategory | null {
  const counts = new Map(facet.map(({ key, count }) => [Number(key), count]))
  const hasBelow = ({ id }: Category) =>
    categories.some(({ id: below, parentId }) => parentId === id && counts.has(below))
  const [nearest] = categories
    .filter((category) => counts.has(category.id) && !hasBelow(category))
    .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
  return nearest ? { title: nearest.title, url: categoryUrl(nearest) } : null
}
