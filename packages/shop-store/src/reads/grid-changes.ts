import type { Database } from '../platform/pool.ts'

export type GridChange = {
  id: string
  number: number
  state: 'applied' | 'undone'
  rows: number
  /** Rows that an undo left alone, because they had changed since. */
  kept: number
  madeBy: string | null
  madeAt: Date
}

/** The latest saves of the grid, the newest first. */
export async function loadGridChanges(database: Database, limit: number): Promise<GridChange[]> {
  const { rows } = await database.query<GridChange>({
    name: 'grid-changes',
    text: `${CHANGES} order by c.number desc limit $1`,
    values: [limit],
  })
  return rows
}

export async function loadGridChange(database: Database, id: string): Promise<GridChange | null> {
  const { rows } = await database.query<GridChange>({
    name: 'grid-change',
    text: `${CHANGES} where c.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

const CHANGES = `
  select c.id, c.number::int, c.state, c.rows, s.name as "madeBy", c.made_at as "madeAt",
    (select count(*) from shop.grid_change_rows r where r.change_id = c.id and r.outcome = 'kept')::int as kept
  from shop.grid_changes c left join public.staff s on s.id = c.made_by`
