import type { Database } from '../platform/pool.ts'

/** The changes whose time has come, the earliest first. */
export async function loadDuePriceChanges(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>({
    name: 'due-price-changes',
    text: `select id from shop.price_changes where state = 'scheduled' and starts_at <= now() order by starts_at, number`,
  })
  return rows.map(({ id }) => id)
}

/** Applies a change whose time has come; false when another worker was quicker or it was cancelled. */
export async function applyPriceChange(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.query<{ applied: boolean }>({
    name: 'apply-price-change',
    text: 'select shop.apply_price_change($1) as applied',
    values: [id],
  })
  return rows[0]?.applied ?? false
}
