import type { Database } from '@rasteh/shop-store/platform/pool'
import { findRelated } from '../find-related.ts'
import type { PlanQuery, Synonyms, Vocabulary } from '../plan/query-plan.ts'
import type { FoundProducts, ProductQuery, ProductSearch } from '../product-search.ts'
import { rarityOf } from '../rarity.ts'
import { createPhraseBooks, type PhraseBooks } from '../suggest/phrase-books.ts'
import { createSuggest } from '../suggest/suggest.ts'
import { isWithoutWords, NOTHING_FOUND, toFound } from '../to-found.ts'
import { tryPlans } from '../try-plans.ts'
import { beginProducts } from './begin-products.ts'
import { findProducts } from './find-products.ts'
import { createVocabulary } from './vocabulary.ts'

export type PostgresSearchParts = {
  database: Database
  planQuery: PlanQuery
  synonyms: Synonyms
  vocabulary?: Vocabulary
  books?: PhraseBooks
}

/** The catalogue's search in the shop's own database: one statement a plan, and what the plan asks of the vocabulary. */
export function createPostgresSearch(parts: PostgresSearchParts): ProductSearch {
  const { database, planQuery, synonyms } = parts
  const vocabulary = parts.vocabulary ?? createVocabulary(database)
  const engine = 'postgres' as const

  async function find(query: ProductQuery): Promise<FoundProducts> {
    if (query.text === null)
      return toFound({ ...(await findProducts(database, query, null)), related: [] }, null, engine)
    const isAsTyped = query.isAsTyped === true
    const plans = planQuery(query.text, {
      vocabulary,
      synonyms,
      isAsTyped,
    })
    const tried = await tryPlans(plans, async (plan) =>
      isWithoutWords(plan)
        ? NOTHING_FOUND
        : findRelated(plan, query, async (one, wanted) =>
            findProducts(database, wanted, { plan: one, rarity: await rarityOf(one, vocabulary) }),
          ),
    )
    return toFound(tried?.found ?? NOTHING_FOUND, tried?.plan ?? null, engine)
  }

  const suggest = createSuggest({
    books: parts.books ?? createPhraseBooks(database),
    beginProducts: (folded, query) => beginProducts(database, folded, query),
    find,
    engine,
  })
  return { find, suggest }
}
