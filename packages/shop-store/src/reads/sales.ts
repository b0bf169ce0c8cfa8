import { SOLD_STATES } from '@rasteh/shop-core/order'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

/** Days that the start page's chart shows, today among them. */
export const SALES_DAYS = 30

export type TodaysOrders = { placed: number; sold: number; payableRial: number }

/** The orders of today in Tehran: all that were placed, and those that were not cancelled. */
export async function loadTodaysOrders(database: Database): Promise<TodaysOrders> {
  const { rows } = await database.query<TodaysOrders>({
    name: 'todays-orders',
    text: `select count(*)::int as placed, (count(*) filter (where stands))::int as sold,
        coalesce(sum(payable_rial) filter (where stands), 0)::bigint as "payableRial"
      from (
        select payable_rial, state ${inStates(SOLD_STATES)} as stands from shop.orders
        where placed_at >= date_trunc('day', now() at time zone 'Asia/Tehran') at time zone 'Asia/Tehran'
      ) today`,
  })
  return rows[0] ?? { placed: 0, sold: 0, payableRial: 0 }
}
