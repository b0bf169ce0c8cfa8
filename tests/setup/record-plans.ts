import type { Database, Pool } from '@rasteh/shop-store/platform/pool'

export type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

type Statement = { text: string; values?: unknown[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** A database that remembers what it was asked, and can say how PostgreSQL goes about each of those statements. */
export function recordPlans(pool: Pool): { database: Database; plans: (about: RegExp) => Promise<Plan[][]> } {
  const asked: Statement[] = []
  const query = (first: string | Statement, values?: unknown[]) => {
    asked.push(typeof first === 'string' ? { text: first, ...(values && { values }) } : first)
    return pool.query(first as string, values)
  }
  return {
    // Only ever asked by `query`.
    database: { query } as unknown as Database,
    async plans(about) {
      const plans: Plan[][] = []
      for (const { text, values = [] } of asked.filter((one) => about.test(one.text))) {
        const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (format json) ${text}`,
          values,
        )
        plans.push(nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan))
      }
      return plans
    },
  }
}
