import type { Day, ReturnException } from '@rasteh/shop-core/returns'
import type { Database } from '../platform/pool.ts'

/** Keeps a holiday; without a title it is none any more. */
export async function keepHoliday(
  database: Database,
  { staffId, day, title }: { staffId: number; day: Day; title: string | null },
): Promise<void> {
  await database.query({
    name: 'keep-holiday',
    text: 'select shop.keep_holiday($1, $2::date, $3)',
    values: [staffId, day, title],
  })
}

/** Keeps why a product is not taken back; false when there is no such product. */
export async function keepReturnException(
  database: Database,
  given: { staffId: number; productId: number; kind: ReturnException | null },
): Promise<boolean> {
  const { rows } = await database.query<{ kept: boolean }>({
    name: 'keep-return-exception',
    text: 'select shop.keep_return_exception($1, $2, $3) as kept',
    values: [given.staffId, given.productId, given.kind],
  })
  return rows[0]?.kept ?? false
}
