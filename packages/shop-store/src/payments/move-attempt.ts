import type { AttemptEvent, PaymentAttemptState } from '@rasteh/shop-core/payment'
import type { Database } from '../platform/pool.ts'

/** Keeps what the bank gave for a payment. False: it was no longer wanted. */
export async function keepRedirect(
  database: Database,
  given: {
    id: string
    authority: string
    redirect: object
    checkAfterSeconds: number
    deadlineSeconds: number
  },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'keep-redirect',
    text: `update shop.payment_attempts set state = shop.attempt_step(state, 'redirect'), authority = $2, redirect = $3,
        next_check_at = now() + $4 * interval '1 second', deadline_at = created_at + $5 * interval '1 second'
      where id = $1 and shop.attempt_step(state, 'redirect') is not null`,
    values: [
      given.id,
      given.authority,
      JSON.stringify(given.redirect),
      given.checkAfterSeconds,
      given.deadlineSeconds,
    ],
  })
  return rowCount === 1
}

/** Keeps what a browser brought back, once; see shop.note_return. False: nothing new in it. */
export async function noteReturn(
  database: Database,
  given: { id: string; bodyHash: Buffer; claim: string; kept: Record<string, string> },
): Promise<boolean> {
  const { rows } = await database.query<{ noted: boolean }>({
    name: 'note-return',
    text: 'select shop.note_return($1, $2, $3, $4) as noted',
    values: [given.id, given.bodyHash, given.claim, JSON.stringify(given.kept)],
  })
  return rows[0]?.noted ?? false
}

/** The bank did not confirm these returns; returns the state of the attempt. */
export async function refuteReturns(
  database: Database,
  given: { id: string; failure: string; waitSeconds: number; tried: readonly string[] },
): Promise<PaymentAttemptState> {
  const { rows } = await database.query<{ state: PaymentAttemptState }>({
    name: 'refute-returns',
    text: 'select shop.refute_returns($1, $2, $3, $4) as state',
    values: [given.id, given.failure, given.waitSeconds, given.tried],
  })
  return stateOf(rows, given.id)
}

/** The bank accepted no payment. Only while no other caller got one for the same attempt: two may ask at once. */
export async function dropAttempt(database: Database, id: string, failure: string): Promise<void> {
  await database.query({
    name: 'drop-attempt',
    text: `with dropped as (
        update shop.payment_attempts set state = shop.attempt_step(state, 'refuse'), failure = $2, next_check_at = null, finished_at = now()
        where id = $1 and shop.attempt_step(state, 'refuse') is not null returning order_id
      )
      insert into shop.order_events (order_id, kind, made_by, data)
      select order_id, 'payment-failed', 'bank', jsonb_build_object('failure', $2::text) from dropped`,
    values: [id, failure],
  })
}

/** `go` and `again` give the right to ask; `again` when an earlier answer was lost. Else the state the attempt has ended in. */
export type VerifyRight = 'go' | 'again' | 'busy' | PaymentAttemptState

/** The right to ask the bank, given to one caller at a time; see shop.begin_verify. */
export async function beginVerify(
  database: Database,
  given: { id: string; leaseSeconds: number; holdSeconds: number },
): Promise<VerifyRight> {
  const { rows } = await database.query<{ said: VerifyRight }>({
    name: 'begin-verify',
    text: 'select shop.begin_verify($1, $2, $3) as said',
    values: [given.id, given.leaseSeconds, given.holdSeconds],
  })
  return rows[0]?.said ?? 'busy'
}

/** Ends an attempt that is still open, without the money its order needs. Answers the state that it then has. */
export async function closeAttempt(
  database: Database,
  given: { id: string; event: Extract<AttemptEvent, 'fail' | 'lapse' | 'owe'>; failure: string },
): Promise<PaymentAttemptState> {
  const { rows } = await database.query<{ state: PaymentAttemptState }>({
    name: 'close-attempt',
    text: 'select shop.close_attempt($1, $2, $3) as state',
    values: [given.id, given.event, given.failure],
  })
  return stateOf(rows, given.id)
}

/** Puts an attempt off: it is looked at again after a while. Answers its state. */
export async function postpone(
  database: Database,
  { id, seconds }: { id: string; seconds: number },
): Promise<PaymentAttemptState> {
  const { rows } = await database.query<{ state: PaymentAttemptState }>({
    name: 'postpone-attempt',
    text: `update shop.payment_attempts set
        next_check_at = case when next_check_at is not null then now() + $2 * interval '1 second' end
      where id = $1 returning state`,
    values: [id, seconds],
  })
  return stateOf(rows, id)
}

function stateOf(rows: readonly { state: PaymentAttemptState }[], id: string): PaymentAttemptState {
  const state = rows[0]?.state
  if (!state) throw new Error(`there is no payment attempt ${id}`)
  return state
}
