import type { QueryPlan } from './plan/query-plan.ts'
import type { FoundProducts, FoundSuggestions } from './product-search.ts'

type Page = Pick<FoundProducts, 'productIds' | 'mentions' | 'total' | 'next' | 'facets'>

/** An answer with what its plan made of the words. Where nothing was found, nothing was searched for instead. */
export function toFound(page: Page, plan: QueryPlan | null, engine: FoundProducts['engine']): FoundProducts {
  const isFound = page.total > 0 || page.mentions.length > 0
  return {
    ...page,
    corrected: (isFound && plan?.corrected) || null,
    dropped: isFound ? (plan?.dropped ?? []) : [],
    understood: [],
    unsold: plan?.unsold ?? [],
    isNearest: plan?.isNearest === true,
    asked: plan?.asked ?? null,
    engine,
  }
}

/** A list of suggestions has no room to say that something is only near to what was typed: it has none of that. */
export function toSuggestions(found: FoundProducts): FoundSuggestions {
  const { corrected, isNearest, engine } = found
  const productIds = isNearest ? [] : found.productIds
  return { terms: corrected && !isNearest ? [corrected] : [], categoryIds: [], productIds, engine }
}

export const NOTHING_FOUND: Page = {
  productIds: [],
  mentions: [],
  total: 0,
  next: null,
  facets: { categories: [], brands: [], attributes: [], inStock: 0, priceRial: null },
}

/** A plan that looks for nothing only says what is not sold: no engine is asked. */
export const isWithoutWords = ({ words, code }: QueryPlan): boolean => words.length === 0 && code === null
