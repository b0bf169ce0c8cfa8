import type { QueryPlan } from './plan/query-plan.ts'

/** A plan that finds fewer leaves room for the next. */
export const ENOUGH = 3

/** So many ways to understand a query are tried at most. */
const MOST_PLANS = 10

type Tried<Found> = { plan: QueryPlan; found: Found }

/**
 * Tries the ways to understand a query, best first, until one finds enough. When none does, the first that found
 * anything is taken: it is nearest to what was typed. Null: no plan found anything.
 */
export async function tryPlans<Found extends { total: number }>(
  plans: AsyncIterable<QueryPlan>,
  find: (plan: QueryPlan) => Promise<Found>,
  enough = ENOUGH,
): Promise<Tried<Found> | null> {
  let best: Tried<Found> | null = null
  let tried = 0
  for await (const plan of plans) {
    // Words are left out only when nothing was found with all of them.
    if (best && plan.dropped.length > best.plan.dropped.length) break
    const found = await find(plan)
    // One product can be all that a model's code means.
    if (found.total >= enough || (plan.code !== null && found.total > 0)) return { plan, found }
    if (!best && found.total > 0) best = { plan, found }
    tried += 1
    if (tried >= MOST_PLANS) break
  }
  return best
}
