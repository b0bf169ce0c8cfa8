import type { Database } from '../pool.ts'

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
    text: `update shop.payment_attempts set state = 'redirected', authority = $2, redirect = $3,
        next_check_at = now() + $4 * interval '1 second', deadline_at = created_at + $5 * interval '1 second'
      where id = $1 and state = 'created'`,
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

/** The bank did not bear out what browsers said in these returns; answers the state that the try then has. */
export async function refuteReturns(
  database: Database,
  given: { id: string; failure: string; waitSeconds: number; tried: readonly string[] },
): Promise<string> {
  const { rows } = await database.query<{ state: string }>({
    name: 'refute-returns',
    text: 'select shop.refute_returns($1, $2, $3, $4) as state',
    values: [given.id, given.failure, given.waitSeconds, given.tried],
  })
  return rows[0]?.state ?? 'unknown'
}

/** The bank took no payment on. Only while nobody else has got one for the same try: two may ask at once. */
export async function dropAttempt(database: Database, id: string, failure: string): Promise<void> {
  await database.query({
    name: 'drop-attempt',
    text: `with dropped as (
        update shop.payment_attempts set state = 'failed', failure = $2, next_check_at = null, finished_at = now()
        where id = $1 and state = 'created' returning order_id
      )
      insert into shop.order_events (order_id, kind, made_by, data)
      select order_id, 'payment-failed', 'bank', jsonb_build_object('failure', $2::text) from dropped`,
    values: [id, failure],
  })
}

/** The right to ask the bank, given to one at a time; see shop.begin_verify. */
export async function beginVerify(
  database: Database,
  given: { id: string; leaseSeconds: number; holdSeconds: number },
): Promise<string> {
  const { rows } = await database.query<{ said: string }>({
    name: 'begin-verify',
    text: 'select shop.begin_verify($1, $2, $3) as said',
    values: [given.id, given.leaseSeconds, given.holdSeconds],
  })
  return rows[0]?.said ?? 'busy'
}

/** The bank says, finally, that this try brought no money. */
export async function failAttempt(
  database: Database,
  given: { id: string; state: 'failed' | 'expired' | 'refund-due'; failure: string },
): Promise<void> {
  await database.query({
    name: 'fail-attempt',
    text: 'select shop.fail_attempt($1, $2, $3)',
    values: [given.id, given.state, given.failure],
  })
}

/** Not now: looked at again after a while. */
export async function postpone(
  database: Database,
  { id, seconds }: { id: string; seconds: number },
): Promise<void> {
  await database.query({
    name: 'postpone-attempt',
    text: `update shop.payment_attempts set next_check_at = now() + $2 * interval '1 second'
      where id = $1 and next_check_at is not null`,
    values: [id, seconds],
  })
}
