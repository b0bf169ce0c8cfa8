import type { Database } from '../platform/pool.ts'

export type SessionQuery = { collection: 'customers' | 'staff'; userId: number; sessionId: string }
export type Person = { userId: number; isStaff: boolean; basketHandle: string | null }

/** The holder of this session, if it is still valid, with the customer's basket: one statement. */
export async function loadPerson(database: Database, session: SessionQuery): Promise<Person | null> {
  const { rows } = await database.query<Person>({
    name: `person-${session.collection}`,
    text: session.collection === 'staff' ? STAFF : CUSTOMER,
    values: [session.userId, session.sessionId],
  })
  return rows[0] ?? null
}

/** Says whether the holder authenticated within so many seconds, by opening this session, which is still valid. */
export async function isFreshSession(
  database: Database,
  { userId, sessionId }: SessionQuery,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'fresh-session',
    text: `select from public.customers_sessions s where s.id = $2 and s._parent_id = $1 and s.expires_at > now()
      and s.created_at > now() - $3 * interval '1 second'`,
    values: [userId, sessionId, seconds],
  })
  return rowCount === 1
}

/** Says whether a member of staff authenticated within so many seconds: by signing in, or again afterwards. */
export async function isFreshStaff(
  database: Database,
  { collection, userId, sessionId }: SessionQuery,
  seconds: number,
): Promise<boolean> {
  if (collection !== 'staff') return false
  const { rows } = await database.query<{ isFresh: boolean }>({
    name: 'fresh-staff',
    text: `select shop.is_fresh($2, 'staff', $1, $3) as "isFresh"`,
    values: [userId, sessionId, seconds],
  })
  return rows[0]?.isFresh ?? false
}

/** The role of the member of staff who holds this session, if it is still valid. */
export async function loadStaffRole(
  database: Database,
  { collection, userId, sessionId }: SessionQuery,
): Promise<'author' | 'editor' | 'manager' | 'owner' | null> {
  if (collection !== 'staff') return null
  const { rows } = await database.query<{ role: 'author' | 'editor' | 'manager' | 'owner' }>({
    name: 'staff-role',
    text: `select m.role::text as role from public.staff_sessions s join public.staff m on m.id = s._parent_id
      where s.id = $2 and s._parent_id = $1 and s.expires_at > now()`,
    values: [userId, sessionId],
  })
  return rows[0]?.role ?? null
}

/** The use of a session is recorded at most this often: the list of sessions needs no more. */
const SEEN_EVERY = "interval '5 minutes'"

const CUSTOMER = `
  with seen as (
    update shop.session_devices set seen_at = now() where session_id = $2 and seen_at < now() - ${SEEN_EVERY}
  )
  select s._parent_id as "userId", false as "isStaff",
    (select b.handle from shop.baskets b where b.customer_id = s._parent_id) as "basketHandle"
  from public.customers_sessions s where s.id = $2 and s._parent_id = $1 and s.expires_at > now()`

const STAFF = `
  select s._parent_id as "userId", true as "isStaff", null as "basketHandle"
  from public.staff_sessions s where s.id = $2 and s._parent_id = $1 and s.expires_at > now()`
