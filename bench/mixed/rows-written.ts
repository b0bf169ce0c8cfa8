import type { Pool } from 'pg'

export type Written = { table: string; rows: number }

const WRITTEN = `select schemaname || '.' || relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::int as rows
  from pg_stat_user_tables`

/** How many rows each table was given, changed or lost since `before`, the most first. */
export async function rowsWritten(owner: Pool, before: readonly Written[] = []): Promise<Written[]> {
  const { rows } = await owner.query<Written>(WRITTEN)
  const known = new Map(before.map(({ table, rows: count }) => [table, count]))
  return rows
    .map(({ table, rows: count }) => ({ table, rows: count - (known.get(table) ?? 0) }))
    .filter(({ rows: count }) => count > 0)
    .toSorted((one, other) => other.rows - one.rows)
}
