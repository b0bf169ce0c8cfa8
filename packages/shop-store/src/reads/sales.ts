import { SOLD_STATES } from '@rasteh/shop-core/order'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

/** Days that the start page's chart shows, today among them. */
export const SALES_DAYS = 30

/** `day` is an ISO day of Tehran's calendar of days. */
export type DaySales = { day: string; orders: number; payableRial: number }

/** What was sold on each of the last days, the oldest first: orders that were not cancelled, by the day they were placed. */
export async function loadSales(database: Database, days: number): Promise<DaySales[]> {
  const { rows } = await database.query<DaySales>({
    name: 'sales',
    text: `with today as (
        select (now() at time zone 'Asia/Tehran')::date as day
      ), days as (
        select (today.day - back)::date as day from today, generate_series($1::int - 1, 0, -1) as back
      ), sold as (
        select (o.placed_at at time zone 'Asia/Tehran')::date as day, count(*) as orders, sum(o.payable_rial) as payable
        from shop.orders o, today
        where o.placed_at >= (today.day - ($1::int - 1))::timestamp at time zone 'Asia/Tehran'
          and o.state ${inStates(SOLD_STATES)}
        group by 1
      )
      select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sold.orders, 0)::int as orders,
        coalesce(sold.payable, 0)::bigint as "payableRial"
      from days left join sold using (day) order by days.day`,
    values: [days],
  })
  return rows
}

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
