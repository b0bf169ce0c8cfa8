import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/content-pool.ts'

export type SessionToOpen = { customerId: number; lastsSeconds: number; userAgent: string }

/**
 * Opens a session by a row of its own. The content platform rewrites all sessions of the person, so of
 * two sign-ins at once it keeps one.
 */
export async function openSession(connection: Connection, wanted: SessionToOpen): Promise<string> {
  const { customerId, lastsSeconds, userAgent } = wanted
  const id = randomUUID()
  await connection.query(
    'delete from public.customers_sessions where _parent_id = $1 and expires_at <= now()',
    [customerId],
  )
  await connection.query(
    `insert into public.customers_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1, $2, now(), now() + $3 * interval '1 second'
     from public.customers_sessions where _parent_id = $1`,
    [customerId, id, lastsSeconds],
  )
  await connection.query('select shop.note_device($1, $2, $3)', [id, customerId, userAgent])
  return id
}

/** Ends one session of a customer; says whether there was one. */
export async function endSession(connection: Connection, customerId: number, id: string): Promise<boolean> {
  const { rows } = await connection.query(
    'delete from public.customers_sessions where _parent_id = $1 and id = $2 returning id',
    [customerId, id],
  )
  return rows.length === 1
}

/** Ends all sessions of a customer, save one. */
export async function endOtherSessions(
  connection: Connection,
  customerId: number,
  keep: string | null,
): Promise<void> {
  await connection.query(
    'delete from public.customers_sessions where _parent_id = $1 and id is distinct from $2',
    [customerId, keep],
  )
}

export type KeptSession = { id: string; userAgent: string; openedAt: Date; seenAt: Date }

/** The sessions that still stand, the last used first. */
export async function loadSessions(connection: Connection, customerId: number): Promise<KeptSession[]> {
  const { rows } = await connection.query<KeptSession>(
    `select s.id, coalesce(d.user_agent, '') as "userAgent", coalesce(s.created_at, now()) as "openedAt",
       greatest(d.seen_at, s.created_at) as "seenAt"
     from public.customers_sessions s left join shop.session_devices d on d.session_id = s.id
     where s._parent_id = $1 and s.expires_at > now() order by 4 desc, s.id`,
    [customerId],
  )
  return rows
}
