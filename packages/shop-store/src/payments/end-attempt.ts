import { DROPPED_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'

/** Ends an attempt whose deadline has passed. False: it has not, or the attempt has ended already. */
export async function endOverdue(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.query<{ ended: boolean }>({
    name: 'end-overdue',
    text: 'select shop.end_overdue($1) as ended',
    values: [id],
  })
  return rows[0]?.ended ?? false
}

/** The right to ask a bank about an attempt that has ended, given to one caller at a time. */
export async function beginLate(
  database: Database,
  { id, leaseSeconds }: { id: string; leaseSeconds: number },
): Promise<boolean> {
  const { rows } = await database.query<{ begun: boolean }>({
    name: 'begin-late',
    text: 'select shop.begin_late($1, $2) as begun',
    values: [id, leaseSeconds],
  })
  return rows[0]?.begun ?? false
}

/** Sets when the bank is asked once more about an attempt that has ended; null: not any more. */
export async function postponeLate(
  database: Database,
  { id, seconds }: { id: string; seconds: number | null },
): Promise<void> {
  await database.query({
    name: 'postpone-late',
    text: `update shop.payment_attempts set late_check_at = now() + $2::int * interval '1 second'
      where id = $1 and late_check_at is not null`,
    values: [id, seconds],
  })
}

/** The attempt ended because its order did; its bank is asked once more, because it may hold the money. */
export async function watchEnded(database: Database, id: string): Promise<void> {
  await database.query({
    name: 'watch-ended',
    text: `update shop.payment_attempts set late_check_at = now() + interval '1 minute'
      where id = $1 and state ${inStates(DROPPED_ATTEMPT_STATES)} and late_check_at is null and late_tries = 0
        and authority is not null and (failure like 'order-%' or failure = 'gone-meanwhile')`,
    values: [id],
  })
}
