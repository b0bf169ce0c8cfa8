import type { Database } from './pool.ts'

/** How a bank's part in a refund ended; all but the first are work for people. */
export type RefundEnd = 'refunded' | 'refused' | 'cannot' | 'unclear'

/** The right to ask the bank for the money, given to one at a time; see shop.begin_refund. */
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

/** Writes the bank's answer down. False: somebody else has. */
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
      where id = $1 and refund_state = 'asked'`,
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
    text: `select id from shop.payment_attempts where order_id = $1 and number = $2 and refund_state = 'asked'`,
    values: [orderId, attemptNumber],
  })
  return rows[0]?.id ?? null
}
