import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadWishedToLook, matchWishes } from '@rasteh/shop-store/search/wishes'
import type { CategoryWords } from '../plan/query-plan.ts'
import { toWishQuery } from './to-wish-query.ts'

/** So many texts are compared with the stock in one statement. */
export const WISHED_AT_ONCE = 100

/** Compares what was compared longest ago with the stock. Answers how many people became due. */
export async function matchWished(
  database: Database,
  categoriesOf: () => Promise<readonly CategoryWords[]>,
): Promise<number> {
  const [wished, categories] = await Promise.all([loadWishedToLook(database, WISHED_AT_ONCE), categoriesOf()])
  if (wished.length === 0) return 0
  return matchWishes(
    database,
    wished.map(({ id, shown }) => ({ id, query: toWishQuery(shown, categories) })),
  )
}
