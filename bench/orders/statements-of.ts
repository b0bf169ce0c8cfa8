import type { Database, Pool } from '@rasteh/shop-store/platform/pool'

type Statement = { text: string; values?: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** A database that keeps what it is asked, so that each statement's plan can be looked at afterwards. */
export function keepStatements(pool: Pool): { database: Database; take: () => Statement[] } {
  let asked: Statement[] = []
  const query = (statement: Statement) => {
    asked.push(statement)
    return pool.query(statement)
  }
  return {
    // Only ever asked by `query`, with a statement as an object.
    database: { query } as unknown as Database,
    take: () => {
      const taken = asked
      asked = []
      return taken
    },
  }
}

/** The tables of `grown` that PostgreSQL would read from end to end for a statement. */
export async function scannedBy(pool: Pool, { text, values = [] }: Statement, grown: readonly string[]) {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  )
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    .filter(
      ({ 'Node Type': kind, 'Relation Name': table = '' }) => kind === 'Seq Scan' && grown.includes(table),
    )
    .map(({ 'Relation Name': table = '' }) => table)
}
