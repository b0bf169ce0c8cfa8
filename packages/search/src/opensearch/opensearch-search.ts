import type { Database } from '@rasteh/shop-store/platform/pool'
import { findRelated } from '../find-related.ts'
import type { PlanQuery, Synonyms, Vocabulary } from '../plan/query-plan.ts'
import { createVocabulary } from '../postgres/vocabulary.ts'
import type { FoundProducts, ProductQuery, ProductSearch } from '../product-search.ts'
import { rarityOf } from '../rarity.ts'
import { createPhraseBooks, type PhraseBooks } from '../suggest/phrase-books.ts'
import { createSuggest } from '../suggest/suggest.ts'
import { isWithoutWords, NOTHING_FOUND, toFound } from '../to-found.ts'
import { tryPlans } from '../try-plans.ts'
import type { Engine } from './engine.ts'
import { findProducts } from './find-products.ts'
import { suggestProducts } from './suggest-products.ts'

export type OpenSearchParts = {
  engine: Engine
  /** What the names of its indices begin with. */
  prefix?: string
  /** The catalogue's words and phrases are always the shop's own. */
  database: Database
  planQuery: PlanQuery
  synonyms: Synonyms
  vocabulary?: Vocabulary
  books?: PhraseBooks
}

export const PRODUCTS_PREFIX = 'rasteh-products'

/** The catalogue's search in OpenSearch: one call a plan, and what the plan asks of the vocabulary. */
export function createOpenSearchAdapter(parts: OpenSearchParts): ProductSearch {
  const { engine, database, planQuery, synonyms, prefix = PRODUCTS_PREFIX } = parts
  const vocabulary = parts.vocabulary ?? createVocabulary(database)
  const from = { engine: 'opensearch' } as const

  async function find(query: ProductQuery): Promise<FoundProducts> {
    const { text } = query
    if (text === null)
      return toFound({ ...(await findProducts(engine, prefix, query, null)), related: [] }, null, from.engine)
    const isAsTyped = query.isAsTyped === true
    const plans = planQuery(text, { vocabulary, synonyms, isAsTyped })
    const tried = await tryPlans(plans, async (plan) =>
      isWithoutWords(plan)
        ? NOTHING_FOUND
        : findRelated(plan, query, async (one, wanted) =>
            findProducts(engine, prefix, wanted, { plan: one, rarity: await rarityOf(one, vocabulary) }),
          ),
    )
    return toFound(tried?.found ?? NOTHING_FOUND, tried?.plan ?? null, from.engine)
  }

  const suggest = createSuggest({
    books: parts.books ?? createPhraseBooks(database),
    beginProducts: (folded, query) => suggestProducts(engine, prefix, folded.split(' '), query),
    find,
    engine: from.engine,
  })
  return { find, suggest }
}
