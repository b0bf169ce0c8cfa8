import type { Database } from '../platform/pool.ts'

export type StockWant = { variantId: number; quantity: number; holder: string; expiresAt: Date }

/** Holds units for `holder` until `expiresAt`. False: there are not that many left, and nothing is held. */
export async function takeStock(database: Database, want: StockWant): Promise<boolean> {
  const { variantId, quantity, holder, expiresAt } = want
  const { rows } = await database.query<{ taken: boolean }>({
    name: 'take-stock',
    text: 'select shop.take_stock($1, $2, $3, $4) as taken',
    values: [variantId, quantity, holder, expiresAt],
  })
  return rows[0]?.taken ?? false
}

/** Gives back what `holder` still holds and answers how many units; a second call answers 0. */
export async function releaseStock(database: Database, holder: string): Promise<number> {
  const { rows } = await database.query<{ units: number }>({
    name: 'release-stock',
    text: 'select shop.release_stock($1) as units',
    values: [holder],
  })
  return rows[0]?.units ?? 0
}
