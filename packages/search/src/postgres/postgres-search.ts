import type { Database } from '@rasteh/shop-store/platform/pool'
import type { PlanQuery, Synonyms, Vocabulary } from '../plan/query-plan.ts'
import type { FoundProducts, ProductQuery, ProductSearch } from '../product-search.ts'
import { rarityOf } from '../rarity.ts'
import { isWithoutWords, NOTHING_FOUND, toFound, toSuggestions } from '../to-found.ts'
import { tryPlans } from '../try-plans.ts'
import { findProducts } from './find-products.ts'
import { createSuggest } from './suggest.ts'
import { createVocabulary } from './vocabulary.ts'

export type PostgresSearchParts = {
  database: Database
  planQuery: PlanQuery
  synonyms: Synonyms
  vocabulary?: Vocabulary
}

/** The catalogue's search in the shop's own database: one statement a plan, and what the plan asks of the vocabulary. */
export function createPostgresSearch(parts: PostgresSearchParts): ProductSearch {
  const { database, planQuery, synonyms } = parts
  const vocabulary = parts.vocabulary ?? createVocabulary(database)
  const suggest = createSuggest(database)
  const engine = 'postgres' as const

  async function find(query: ProductQuery): Promise<FoundProducts> {
    if (query.text === null) return toFound(await findProducts(database, query, null), null, engine)
    const isAsTyped = query.isAsTyped === true
    const plans = planQuery(query.text, { vocabulary, synonyms, isAsTyped })
    const tried = await tryPlans(plans, async (plan) =>
      isWithoutWords(plan)
        ? NOTHING_FOUND
        : findProducts(database, query, { plan, rarity: await rarityOf(plan, vocabulary) }),
    )
    return toFound(tried?.found ?? NOTHING_FOUND, tried?.plan ?? null, engine)
  }

  return {
    find,
    async suggest(query) {
      const begun = await suggest(query)
      if (begun.productIds.length > 0 || begun.terms.length > 0) return { ...begun, engine }
      // Nothing begins like this: perhaps it is typed on the wrong keyboard or with a slip.
      return toSuggestions(await find({ ...WIDE, ...query, from: { offset: 0 } }))
    },
  }
}

const WIDE = {
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
} as const
