import { randomUUID } from 'node:crypto'
import type { Connection } from '../database/content-pool.ts'

export type SessionToOpen = { customerId: number; lastsSeconds: number; userAgent: string }

/**
 * Opens a session by a row of its own. The content platform's own way writes all sessions of the person anew, so of
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
