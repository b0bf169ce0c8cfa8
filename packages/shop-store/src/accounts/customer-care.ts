import type { Database } from '../platform/pool.ts'

type By = { customerId: number; staffId: number; key: string; from?: string }

/** What became of a correction of the score. */
export type ScoreCorrected = 'done' | 'not-found' | 'too-low'

/** Adds points by hand or takes some away, once a key. */
export async function correctScore(
  database: Database,
  { customerId, staffId, key, from, points, reason }: By & { points: number; reason: string },
): Promise<ScoreCorrected> {
  const { rows } = await database.query<{ said: ScoreCorrected }>({
    name: 'correct-score',
    text: `select set_config('rasteh.caller', $6, true), shop.correct_score($1, $2, $3, $4, $5) as said`,
    values: [customerId, staffId, key, points, reason, from ?? ''],
  })
  return rows[0]?.said ?? 'not-found'
}

/** Keeps a note for colleagues, once a key; false when there is no such customer. */
export async function noteCustomer(
  database: Database,
  { customerId, staffId, key, from, text }: By & { text: string },
): Promise<boolean> {
  const { rows } = await database.query<{ said: string }>({
    name: 'note-customer',
    text: `select set_config('rasteh.caller', $5, true), shop.note_customer($1, $2, $3, $4) as said`,
    values: [customerId, staffId, key, text, from ?? ''],
  })
  return rows[0]?.said === 'done'
}

/** Where a customer can be sent a code: the mobile, else the e-mail; null for no customer. */
export async function loadCustomerContact(database: Database, customerId: number): Promise<string | null> {
  const { rows } = await database.query<{ contact: string | null }>({
    name: 'customer-contact',
    text: 'select coalesce(username, email) as contact from public.customers where id = $1',
    values: [customerId],
  })
  return rows[0]?.contact ?? null
}

/** Writes down that a member of staff had a code sent. */
export async function noteCodeSent(
  database: Database,
  { customerId, staffId, from }: { customerId: number; staffId: number; from: string },
): Promise<void> {
  await database.query({
    name: 'note-code-sent',
    text: `select set_config('rasteh.caller', $3, true), shop.note_audit('staff', $1, 'sign-in-code-sent', $2)`,
    values: [staffId, `customer:${customerId}`, from],
  })
}
