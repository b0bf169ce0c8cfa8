import type { OrderToShip } from '@rasteh/shop-core/order'
import type { Database } from '../platform/pool.ts'

/** The orders of these numbers, and those that have one of these codes already: each by its index. */
export async function loadOrdersToShip(
  database: Database,
  { numbers, codes }: { numbers: readonly number[]; codes: readonly string[] },
): Promise<OrderToShip[]> {
  const { rows } = await database.query<OrderToShip>({
    name: 'orders-to-ship',
    text: `select o.number, o.state, o.method_id as "methodId", o.paid_at is not null as "isPaid", o.due_rial as "dueRial",
        o.tracking_code as "trackingCode", coalesce(o.address->>'receiver', c.name) as name
      from (
        select id from shop.orders where number = any($1::bigint[])
        union select id from shop.orders where tracking_code = any($2::text[])
      ) n join shop.orders o on o.id = n.id join public.customers c on c.id = o.customer_id`,
    values: [numbers, codes],
  })
  return rows
}

type Shipments = {
  staffId: number
  carrier: string
  shipments: readonly { orderNumber: number; code: string }[]
  from: string
}

/**
 * Sends many orders in one statement, each as if it were sent alone: its step, event, line in the audit log and message.
 * They are locked in one order, so that two who send at once wait for each other; what a colleague sent meanwhile stays.
 */
export async function shipMany(
  database: Database,
  { staffId, carrier, shipments, from }: Shipments,
): Promise<number> {
  const { rows } = await database.query<{ said: string }>({
    name: 'ship-many',
    text: `select set_config('rasteh.caller', $5, true), shop.ship_order(n.id, $1, $2, n.code) as said
      from (select o.id, t.code from unnest($3::bigint[], $4::text[]) t(number, code)
        join shop.orders o on o.number = t.number order by o.id offset 0) n`,
    values: [
      staffId,
      carrier,
      shipments.map(({ orderNumber }) => orderNumber),
      shipments.map(({ code }) => code),
      from,
    ],
  })
  return rows.filter(({ said }) => said === 'done').length
}
