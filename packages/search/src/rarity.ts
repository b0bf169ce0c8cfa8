import type { QueryPlan, Vocabulary } from './plan/query-plan.ts'

/** A rare word says more of what is wanted than one that is everywhere. */
export async function rarityOf(plan: QueryPlan, vocabulary: Vocabulary): Promise<number[]> {
  const tokens = plan.words.flatMap(({ tokens }) => tokens.map(({ token }) => token))
  const counts = await vocabulary.frequencies(tokens)
  return plan.words.map(({ tokens }) => {
    const most = Math.max(1, ...tokens.map(({ token }) => counts.get(token) ?? 0))
    return 1 / Math.log(Math.E + most)
  })
}
