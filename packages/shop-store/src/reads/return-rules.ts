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
