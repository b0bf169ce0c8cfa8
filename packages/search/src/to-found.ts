import type { QueryPlan } from './plan/query-plan.ts'
import type { FoundProducts } from './product-search.ts'

type Page = Pick<FoundProducts, 'productIds' | 'related' | 'mentions' | 'total' | 'next' | 'facets'>

/** An answer with what its plan made of the words. Where nothing was found, nothing was searched for instead. */
export function toFound(page: Page, plan: QueryPlan | null, engine: FoundProducts['engine']): FoundProducts {
  const isFound = page.total > 0 || page.mentions.length > 0
  return {
    ...page,
    mentions: mentionsBeside(page, plan),
    corrected: (isFound && plan?.corrected) || null,
    dropped: isFound ? (plan?.dropped ?? []) : [],
    understood: [],
    unsold: plan?.unsold ?? [],
    isNearest: plan?.isNearest === true,
    asked: plan?.asked ?? null,
    engine,
  }
}

/** Where a thing is sold, few that only mention it follow, and none where more than the thing was asked for. */
function mentionsBeside({ mentions, total }: Page, plan: QueryPlan | null): Page['mentions'] {
  const isNamed = plan?.words.some(({ needs = [] }) => needs.length > 0)
  if (!plan || !isNamed || total === 0) return mentions
  const isAlone = plan.words.length === 1 && plan.words[0]?.isFlat !== true
  return isAlone ? mentions.slice(0, Math.min(BESIDE_MAX, Math.floor(total / 2))) : []
}

const BESIDE_MAX = 1

export const NOTHING_FOUND: Page = {
  productIds: [],
  related: [],
  mentions: [],
  total: 0,
  next: null,
  facets: { categories: [], brands: [], attributes: [], inStock: 0, priceRial: null },
}

/** A plan that looks for nothing only says what is not sold: no engine is asked. */
export const isWithoutWords = ({ words, code }: QueryPlan): boolean => words.length === 0 && code === null
