import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { poolOf } from '#database/content-pool.ts'
import { STAFF_SESSION_SECONDS } from './hint-sign-in.ts'

/** The longest that staff work without showing again who they are. */
const STAFF_SESSION_MAX_SECONDS = 24 * 60 * 60

/**
 * The dashboard renews a session while its owner works. One that could be renewed for ever would serve a thief
 * for ever: it is refused once the renewed one would outlive the longest time.
 */
export const endOldSession: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh') return args
  const { _sid: sessionId = '' } = (req.user ?? {}) as { _sid?: string }
  const { rows } = await poolOf(req.payload).query(
    `select from public.staff_sessions where id = $1 and created_at > now() - $2 * interval '1 second'`,
    [sessionId, STAFF_SESSION_MAX_SECONDS - STAFF_SESSION_SECONDS],
  )
  if (rows.length === 0) throw new Forbidden(req.t)
  return args
}
