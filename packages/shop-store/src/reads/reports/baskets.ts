import { type DayRange, LEFT_BASKET_HOURS } from '@rasteh/shop-core/reports'
import type { Database } from '../../platform/pool.ts'

export type LeftBaskets = {
  baskets: number
  /** Those of customers, whom the shop knows. */
  ofCustomers: number
  units: number
  /** At the prices that the shoppers saw last. */
  valueRial: number
}

/**
 * Baskets that still hold something and were touched last on the days of a range, but not lately. A guest's basket is
 * forgotten in time, so the figures of long ago shrink.
 */
export async function loadLeftBaskets(database: Database, { from, to }: DayRange): Promise<LeftBaskets> {
  const { rows } = await database.query<LeftBaskets>({
    name: 'report-left-baskets',
    text: `select count(distinct b.id)::int as baskets,
        (count(distinct b.id) filter (where b.customer_id is not null))::int as "ofCustomers",
        coalesce(sum(l.quantity), 0)::bigint as units,
        coalesce(sum(l.quantity * l.seen_unit_price_rial), 0)::bigint as "valueRial"
      from shop.baskets b join shop.basket_lines l on l.basket_id = b.id
      where b.updated_at >= $1::date::timestamp at time zone 'Asia/Tehran'
        and b.updated_at < ($2::date + 1)::timestamp at time zone 'Asia/Tehran'
        and b.updated_at < now() - $3::int * interval '1 hour'`,
    values: [from, to, LEFT_BASKET_HOURS],
  })
  return rows[0] ?? { baskets: 0, ofCustomers: 0, units: 0, valueRial: 0 }
}
