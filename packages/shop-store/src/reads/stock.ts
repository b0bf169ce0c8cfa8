import type { Database } from '../platform/pool.ts'

export type VariantStock = { onHand: number; held: number; sellable: number }
export type StockMove = { id: string; delta: number; reason: string; madeBy: string; madeAt: Date }

/** How staff are written into the ledger. */
export const staffSign = (staffId: number) => `staff:${staffId}`

/** Units on hand, held and sellable, for each of the variants: one statement. A variant without a row has none. */
export async function loadStockOf(
  database: Database,
  variantIds: readonly number[],
): Promise<Map<number, VariantStock>> {
  const { rows } = await database.query<VariantStock & { variantId: number }>({
    name: 'stock-of-variants',
    text: `select variant_id as "variantId", sum(on_hand) as "onHand", sum(reserved) as held,
        sum(on_hand - reserved) as sellable
      from shop.stock_buckets where variant_id = any($1::int[]) group by variant_id`,
    values: [variantIds],
  })
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]))
}

/** The latest lines of a variant's ledger, the newest first. */
export async function loadStockMoves(
  database: Database,
  variantId: number,
  limit: number,
): Promise<StockMove[]> {
  const { rows } = await database.query<StockMove>({
    name: 'stock-moves',
    text: `select m.id, m.delta, m.reason, coalesce(s.name, m.made_by) as "madeBy", m.made_at as "madeAt"
      from shop.stock_moves m
      left join public.staff s on s.id = substring(m.made_by from '^staff:([0-9]{1,9})$')::int
      where m.variant_id = $1 order by m.made_at desc, m.id desc limit $2`,
    values: [variantId, limit],
  })
  return rows
}
