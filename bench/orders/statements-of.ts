import type { Database, Pool } from '@rasteh/shop-store/platform/pool'
import { toLiteral } from '@rasteh/shop-store/platform/to-literal'

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

/** The tables of `grown` that PostgreSQL reads from end to end for a statement, planned as the shop's connections plan it. */
export async function scannedBy(pool: Pool, { text, values = [] }: Statement, grown: readonly string[]) {
  const client = await pool.connect()
  await client.query(`prepare looked_at as ${text}`)
  const given = values.map(writeOut).join(', ')
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) execute looked_at${values.length > 0 ? `(${given})` : ''}`,
  )
  await client.query('deallocate looked_at')
  client.release()
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
  return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    .filter(
      ({ 'Node Type': kind, 'Relation Name': table = '' }) => kind === 'Seq Scan' && grown.includes(table),
    )
    .map(({ 'Relation Name': table = '' }) => table)
}

/** An array as PostgreSQL reads one, whatever its elements are. */
function writeOut(value: unknown): string {
  if (value === null) return 'null'
  return toLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))
}
