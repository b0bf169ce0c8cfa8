import type { QueryPlan } from './plan/query-plan.ts'

/** So many ways to understand a query are tried at most. */
const MOST_PLANS = 10

type Tried<Found> = { plan: QueryPlan; found: Found }

/**
 * Tries the ways to understand a query, best first, until one finds anything: one product can be all that was meant.
 * When none does, the answer is the first plan's, which says what is not sold and what may have been meant. Null: there
 * is no plan.
 */
export async function tryPlans<Found extends { total: number; mentions?: readonly unknown[] }>(
  plans: AsyncIterable<QueryPlan>,
  find: (plan: QueryPlan) => Promise<Found>,
): Promise<Tried<Found> | null> {
  let first: Tried<Found> | null = null
  let tried = 0
  for await (const plan of plans) {
    const found = await find(plan)
    const isFound = found.total > 0 || (found.mentions?.length ?? 0) > 0
    if (isFound) return { plan, found }
    first ??= { plan, found }
    tried += 1
    if (tried >= MOST_PLANS) break
  }
  return first
}
