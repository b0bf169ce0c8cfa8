import type { QueryPlan } from './plan/query-plan.ts'

/** So many ways to understand a query are tried at most. */
const MOST_PLANS = 10

type Tried<Found> = { plan: QueryPlan; found: Found }

/**
 * Tries the ways to understand a query, best first, until one finds anything: one product can be all that was meant.
 * A thing that is sold is rather shown with a word left out than not at all beside others that mention it.
 * When none does, the answer is the first plan's, which says what is not sold and what may have been meant. Null: there
 * is no plan.
 */
export async function tryPlans<Found extends { total: number; mentions?: readonly unknown[] }>(
  plans: AsyncIterable<QueryPlan>,
  find: (plan: QueryPlan) => Promise<Found>,
): Promise<Tried<Found> | null> {
  let first: Tried<Found> | null = null
  let mentioned: Tried<Found> | null = null
  let tried = 0
  for await (const plan of plans) {
    const found = await find(plan)
    const isMentioned = (found.mentions?.length ?? 0) > 0
    const isNamed = plan.words.some(({ needs = [] }) => needs.length > 0)
    if (found.total > 0 || (isMentioned && !isNamed)) return { plan, found }
    if (isMentioned) mentioned ??= { plan, found }
    first ??= { plan, found }
    tried += 1
    if (tried >= MOST_PLANS) break
  }
  return mentioned ?? first
}
