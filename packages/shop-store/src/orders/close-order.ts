import { CLOSED_BY, UNPAID_STATES } from '@rasteh/shop-core/order'
import { PENDING_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import type { Database } from '../platform/pool.ts'
import { inStates } from './in-states.ts'

type Closing = { orderId: string; event: 'cancel' | 'expire'; madeBy: string; reason: string | null }

/**
 * Ends an order: stock, code and score go back, what was paid is a refund due. False: it has ended already, has been
 * sent, or a payment is still being verified.
 */
export async function closeOrder(
  database: Database,
  { orderId, event, madeBy, reason }: Closing,
): Promise<boolean> {
  const { rows } = await database.query<{ closed: boolean }>({
    name: 'close-order',
    text: 'select shop.close_order($1, $2, $3, $4) as closed',
    values: [orderId, CLOSED_BY[event], madeBy, reason],
  })
  return rows[0]?.closed ?? false
}

/**
 * Ends the orders whose time to pay is over. Each in a transaction of its own: together they would hold what others
 * wait for.
 */
export async function expireOrders(database: Database, limit: number): Promise<number> {
  const { rows } = await database.query<{ id: string }>({
    name: 'orders-to-expire',
    text: `select id from shop.orders o where state ${inStates(UNPAID_STATES)} and hold_expires_at < now()
        and not exists (select from shop.payment_attempts a where a.order_id = o.id and a.state ${inStates(PENDING_ATTEMPT_STATES)})
      order by hold_expires_at limit $1`,
    values: [limit],
  })
  let expired = 0
  for (const { id } of rows) {
    const closed = await closeOrder(database, {
      orderId: id,
      event: 'expire',
      madeBy: 'shop',
      reason: 'not-paid-in-time',
    })
    if (closed) expired += 1
  }
  return expired
}
