import { ASKED_REFUND_STATES, type RefundEnd } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

/** The right to ask the bank for the refund, given to one caller at a time; see shop.begin_refund. */
export async function beginRefund(
  database: Database,
  { id, leaseSeconds }: { id: string; leaseSeconds: number },
): Promise<'go' | 'again' | 'busy' | 'none'> {
  const { rows } = await database.query<{ said: 'go' | 'again' | 'busy' | 'none' }>({
    name: 'begin-refund',
    text: 'select shop.begin_refund($1, $2) as said',
    values: [id, leaseSeconds],
  })
  return rows[0]?.said ?? 'none'
}

/** Stores the bank's answer. False: another caller has stored one already. */
export async function endRefund(
  database: Database,
  { id, end }: { id: string; end: RefundEnd },
): Promise<boolean> {
  const { rows } = await database.query<{ ended: boolean }>({
    name: 'end-refund',
    text: 'select shop.end_refund($1, $2) as ended',
    values: [id, end],
  })
  return rows[0]?.ended ?? false
}

/** Not now: the bank is asked again after a while. */
export async function postponeRefund(
  database: Database,
  { id, seconds }: { id: string; seconds: number },
): Promise<void> {
  await database.query({
    name: 'postpone-refund',
    text: `update shop.payment_attempts set refund_check_at = now() + $2 * interval '1 second'
      where id = $1 and refund_state ${inStates(ASKED_REFUND_STATES)}`,
    values: [id, seconds],
  })
}

/** The refunds that a bank must be asked for now. */
export async function loadDueRefunds(database: Database, limit: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>({
    name: 'due-refunds',
    text: `select id from shop.payment_attempts where refund_check_at <= now() order by refund_check_at limit $1`,
    values: [limit],
  })
  return rows.map(({ id }) => id)
}

/** The refund of an order's payment that a manager just asked for. */
export async function loadAskedRefund(
  database: Database,
  { orderId, attemptNumber }: { orderId: string; attemptNumber: number },
): Promise<string | null> {
  const { rows } = await database.query<{ id: string }>({
    name: 'asked-refund',
    text: `select id from shop.payment_attempts where order_id = $1 and number = $2 and refund_state ${inStates(ASKED_REFUND_STATES)}`,
    values: [orderId, attemptNumber],
  })
  return rows[0]?.id ?? null
}
