import { toTokens } from '@rasteh/persian-text/search'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadCategoryTitles } from '@rasteh/shop-store/reads/category-titles'
import type { CategoryWords } from './plan/query-plan.ts'

/** A category that is called otherwise is known by its new name after so long at the latest. */
const KEPT_MS = 30_000

/** The words of the categories' titles, read again now and then. What cannot be read leaves the last ones in use. */
export function createCategoryWords(
  database: Database,
  now: () => number = Date.now,
): () => Promise<readonly CategoryWords[]> {
  let kept: Promise<readonly CategoryWords[]> = Promise.resolve([])
  let readAtMs = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - readAtMs < KEPT_MS) return kept
    readAtMs = now()
    const before = kept
    kept = loadCategoryTitles(database).then(
      (categories) => categories.map(({ id, titles }) => ({ id, titles: titles.map(toTokens) })),
      () => before,
    )
    return kept
  }
}
