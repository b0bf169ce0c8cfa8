import type { Database } from '@rasteh/shop-store/platform/pool'
import { planQuery } from './plan/plan-query.ts'
import type { PlanQuery, Synonyms, Vocabulary } from './plan/query-plan.ts'
import { createPostgresSearch } from './postgres/postgres-search.ts'
import { createVocabulary } from './postgres/vocabulary.ts'
import type { ProductSearch } from './product-search.ts'
import { withFallback } from './with-fallback.ts'

/** What every adapter is made of. */
export type SearchParts = {
  readonly database: Database
  readonly planQuery: PlanQuery
  readonly synonyms: Synonyms
  readonly vocabulary: Vocabulary
}

type Options = {
  readonly database: Database
  readonly synonyms?: Synonyms
  /** An engine that answers first; PostgreSQL then answers while it cannot. */
  readonly first?: (parts: SearchParts) => ProductSearch
  readonly onFailure?: (error: unknown) => void
}

/** The catalogue's search as the shop uses it: in its own database, or before it in another engine. */
export function createProductSearch({
  database,
  synonyms = () => [],
  first,
  onFailure,
}: Options): ProductSearch {
  const parts: SearchParts = { database, planQuery, synonyms, vocabulary: createVocabulary(database) }
  const second = createPostgresSearch(parts)
  return first ? withFallback({ first: first(parts), second, ...(onFailure && { onFailure }) }) : second
}
