import type { QueryPlan } from './plan/query-plan.ts'
import type { FoundProducts, ProductQuery } from './product-search.ts'

/** So few that are just what was asked for are followed by others of their kind, up to so many in all. */
const FEW = 4
const TOGETHER = 6

type Page = { productIds: readonly number[]; mentions: readonly number[]; total: number }

/**
 * A plan's page, and after few products others of the same thing, which are not quite what was asked for, on the first
 * page alone.
 */
export async function findRelated<Found extends Page>(
  plan: QueryPlan,
  query: ProductQuery,
  find: (plan: QueryPlan, query: ProductQuery) => Promise<Found>,
): Promise<Omit<Found, 'mentions'> & Pick<FoundProducts, 'related' | 'mentions'>> {
  const page = await find(plan, query)
  const isFirst = 'offset' in query.from && query.from.offset === 0
  const isFew = page.total > 0 && page.total < FEW
  const related = isFew && isFirst && plan.related ? await plan.related() : null
  if (!related) return { ...page, related: [] }
  const { productIds } = await find(related, { ...query, limit: TOGETHER + page.total })
  const others = productIds.filter((id) => !page.productIds.includes(id)).slice(0, TOGETHER - page.total)
  return { ...page, related: others, mentions: page.mentions.filter((id) => !others.includes(id)) }
}
