import type { DayRange } from '@rasteh/shop-core/reports'
import type { Database } from '../platform/pool.ts'

/** Moves an order to an hour of a Tehran day: today, or so many days before. */
export async function placeOn(
  owner: Database,
  orderId: string,
  daysAgo: number,
  clock = '12:00',
): Promise<void> {
  await owner.query(
    `update shop.orders set placed_at =
       (date_trunc('day', now() at time zone 'Asia/Tehran') - $2 * interval '1 day' + $3::interval) at time zone 'Asia/Tehran'
     where id = $1`,
    [orderId, daysAgo, clock],
  )
}

/** The Tehran day so many days ago, as a range of its own. */
export async function dayBack(owner: Database, daysAgo: number): Promise<DayRange & { day: string }> {
  const { rows } = await owner.query<{ day: string }>(
    `select to_char((now() at time zone 'Asia/Tehran')::date - $1::int, 'YYYY-MM-DD') as day`,
    [daysAgo],
  )
  const day = rows[0]?.day ?? ''
  return { day, from: day, to: day }
}
