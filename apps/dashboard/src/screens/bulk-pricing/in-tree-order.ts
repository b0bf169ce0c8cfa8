import type { Category } from '@rasteh/shop-store/reads/categories'
import type { CategoryOption } from './choose-step.tsx'

/** Each category under its parent. One whose parent is gone is at the top, so that none is lost. */
export function inTreeOrder(categories: Category[]): CategoryOption[] {
  const ids = new Set(categories.map(({ id }) => id))
  const below = (parentId: number | null, depth: number): CategoryOption[] =>
    categories
      .filter((category) => (ids.has(category.parentId ?? 0) ? category.parentId : null) === parentId)
      .flatMap(({ id, title }) => [{ id, title, depth }, ...below(id, depth + 1)])
  return below(null, 0)
}
