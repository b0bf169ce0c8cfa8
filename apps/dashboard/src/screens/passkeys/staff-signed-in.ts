import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { rememberDevice } from '#accounts/devices.ts'
import { hintCookie } from '#cms-api/hint-cookie.ts'
import { STAFF_SESSION_SECONDS } from '#collections/Staff/hooks/hint-sign-in.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { type Connection, inTransaction, poolOf } from '#database/content-pool.ts'
import type { AccountAnswer } from '#endpoints/account-endpoint.ts'

type Member = { id: number; email: string; role: string }

/**
 * Opens a session for a member of staff who has shown who they are, as a password does: the session's row, the
 * platform's own cookie, the sign for the shop's pages, a line in the audit log. Null: they are no longer here.
 */
export async function staffSignedIn(req: PayloadRequest, staffId: number): Promise<AccountAnswer | null> {
  const { payload } = req
  const opened = await inTransaction(poolOf(payload), (connection) => openSession(connection, staffId))
  if (!opened) return null
  const { member, sid } = opened
  const { config } = payload.collections.staff
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: member.email,
    sid,
    user: { ...member, collection: 'staff' } as never,
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: STAFF_SESSION_SECONDS,
  })
  const subject = `staff:${staffId}`
  await callShopFunction(req, 'note_audit', ['staff', staffId, 'sign-in', subject, { by: 'passkey' }])
  const { cookiePrefix } = payload.config
  const cookie = String(generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token }))
  const account = { kind: 'staff', id: staffId, sessionId: sid } as const
  const device = await rememberDevice(poolOf(payload), req.headers, account)
  const cookies = [cookie, hintCookie(STAFF_SESSION_SECONDS), device]
  return { body: { UserId: staffId, IsNew: false }, cookies }
}

/** A row of its own, under the person's lock: the platform's own sign-in rewrites all sessions of a person. */
async function openSession(
  connection: Connection,
  staffId: number,
): Promise<{ member: Member; sid: string } | null> {
  const { rows } = await connection.query<Member>(
    'select id, email, role::text as role from public.staff where id = $1 for update',
    [staffId],
  )
  const [member] = rows
  if (!member) return null
  const sid = randomUUID()
  await connection.query('delete from public.staff_sessions where _parent_id = $1 and expires_at <= now()', [
    staffId,
  ])
  await connection.query(
    `insert into public.staff_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1, $2, now(), now() + $3 * interval '1 second'
     from public.staff_sessions where _parent_id = $1`,
    [staffId, sid, STAFF_SESSION_SECONDS],
  )
  return { member, sid }
}
