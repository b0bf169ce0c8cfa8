import type { Database } from '@rasteh/shop-store/platform/pool'
import { createMemory } from '../memory.ts'
import type { PlanQuery, Synonyms, Vocabulary } from '../plan/query-plan.ts'
import { foldPhrase } from '../postgres/suggest.ts'
import { createVocabulary } from '../postgres/vocabulary.ts'
import type { FoundProducts, ProductQuery, ProductSearch, SuggestionQuery } from '../product-search.ts'
import { rarityOf } from '../rarity.ts'
import { isWithoutWords, NOTHING_FOUND, toFound, toSuggestions } from '../to-found.ts'
import { tryPlans } from '../try-plans.ts'
import type { Engine } from './engine.ts'
import { findProducts } from './find-products.ts'
import { type BegunPhrases, loadBegunPhrases } from './phrases.ts'
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
}

export const PRODUCTS_PREFIX = 'rasteh-products'
const PHRASES_KEPT = { most: 2_000, keptMs: 30_000 }

/** The catalogue's search in OpenSearch: one call a plan, and what the plan asks of the vocabulary. */
export function createOpenSearchAdapter(parts: OpenSearchParts): ProductSearch {
  const { engine, database, planQuery, synonyms, prefix = PRODUCTS_PREFIX } = parts
  const vocabulary = parts.vocabulary ?? createVocabulary(database)
  const phrases = createMemory<BegunPhrases>(PHRASES_KEPT)
  const from = { engine: 'opensearch' } as const

  async function find(query: ProductQuery): Promise<FoundProducts> {
    const { text } = query
    if (text === null) return toFound(await findProducts(engine, prefix, query, null), null, from.engine)
    const isAsTyped = query.isAsTyped === true
    const plans = planQuery(text, { vocabulary, synonyms, isAsTyped })
    const tried = await tryPlans(plans, async (plan) =>
      isWithoutWords(plan)
        ? NOTHING_FOUND
        : findProducts(engine, prefix, query, { plan, rarity: await rarityOf(plan, vocabulary) }),
    )
    return toFound(tried?.found ?? NOTHING_FOUND, tried?.plan ?? null, from.engine)
  }

  async function begunPhrases(folded: string, query: SuggestionQuery): Promise<BegunPhrases> {
    const key = JSON.stringify([query.locale, folded, query.limit])
    const found = phrases.get(key) ?? (await loadBegunPhrases(database, folded, query))
    phrases.set(key, found)
    return found
  }

  return {
    find,
    async suggest(query) {
      const folded = foldPhrase(query.text)
      if (folded === '') return { terms: [], categoryIds: [], productIds: [], ...from }
      const [begun, productIds] = await Promise.all([
        begunPhrases(folded, query),
        suggestProducts(engine, prefix, folded.split(' '), query),
      ])
      if (productIds.length > 0 || begun.terms.length > 0) return { ...begun, productIds, ...from }
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
