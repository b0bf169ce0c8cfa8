import type { Day, ReturnException } from '@rasteh/shop-core/returns'
import type { Database } from '../platform/pool.ts'

export type Holiday = { day: Day; title: string }
export type ExceptedProduct = { productId: number; title: string; kind: ReturnException; since: string }

/** The holidays from a day on, in order. */
export async function loadHolidays(database: Database, from: Day): Promise<Holiday[]> {
  const { rows } = await database.query<Holiday>({
    name: 'holidays',
    text: `select to_char(day, 'YYYY-MM-DD') as day, title from shop.holidays where day >= $1::date order by shop.holidays.day limit 500`,
    values: [from],
  })
  return rows
}

/** The products that are not taken back, the newest first. */
export async function loadReturnExceptions(database: Database): Promise<ExceptedProduct[]> {
  const { rows } = await database.query<ExceptedProduct>({
    name: 'return-exceptions',
    text: `select e.product_id as "productId", coalesce(t.title, '') as title, e.kind, e.since::text as since
      from shop.return_exceptions e
      left join public.products_locales t on t._parent_id = e.product_id and t._locale = 'fa'
      order by e.since desc, e.product_id limit 500`,
    values: [],
  })
  return rows
}

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
