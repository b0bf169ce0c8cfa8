import type { Database } from '@rasteh/shop-store/platform/pool'
import { createCategoryWords } from './categories.ts'
import { LEXICON, type Lexicon } from './lexicon/lexicon.ts'
import { planQuery } from './plan/plan-query.ts'
import type { PlanQuery, Synonyms, Vocabulary } from './plan/query-plan.ts'
import { createPostgresSearch } from './postgres/postgres-search.ts'
import { createVocabulary } from './postgres/vocabulary.ts'
import type { ProductSearch } from './product-search.ts'
import { createPhraseBooks, type PhraseBooks } from './suggest/phrase-books.ts'
import { withUnderstanding } from './understand/with-understanding.ts'
import { withFallback } from './with-fallback.ts'

/** What every adapter is made of. */
export type SearchParts = {
  readonly database: Database
  readonly planQuery: PlanQuery
  readonly synonyms: Synonyms
  readonly vocabulary: Vocabulary
  readonly books: PhraseBooks
}

type Options = {
  readonly database: Database
  readonly synonyms?: Synonyms
  /** The words of commerce as they are in use now; those that ship without it. */
  readonly lexicon?: () => Lexicon
  /** An engine that answers first; PostgreSQL then answers while it cannot. */
  readonly first?: (parts: SearchParts) => ProductSearch
  readonly onFailure?: (error: unknown) => void
}

/** The catalogue's search as the shop uses it: in its own database, or before it in another engine. */
export function createProductSearch({
  database,
  synonyms = () => [],
  lexicon = () => LEXICON,
  first,
  onFailure,
}: Options): ProductSearch {
  const parts: SearchParts = {
    database,
    planQuery: createPlanner(database, lexicon),
    synonyms,
    vocabulary: createVocabulary(database),
    books: createPhraseBooks(database),
  }
  // It is read whole at its first word: no visitor waits for that.
  setTimeout(() => lexicon().meaningOf(''), 0).unref()
  const second = createPostgresSearch(parts)
  if (!first) return withUnderstanding(second)
  const fallback = withFallback({ first: first(parts), second, ...(onFailure && { onFailure }) })
  return withUnderstanding(byStars(fallback, second))
}

/** Another engine has no stars in its index: they change with each comment, and the database has them. */
function byStars(search: ProductSearch, second: ProductSearch): ProductSearch {
  return { ...search, find: (query) => (query.sort === 'rated' ? second.find(query) : search.find(query)) }
}

/** Plans by the lexicon and the categories as they are now. */
export function createPlanner(database: Database, lexicon: () => Lexicon = () => LEXICON): PlanQuery {
  const categories = createCategoryWords(database)
  return (text, known) => planQuery(text, { ...known, lexicon: lexicon(), categories })
}
