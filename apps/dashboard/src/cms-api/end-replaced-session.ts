import type { Payload, TypedUser } from 'payload'
import { poolOf } from '#database/content-pool.ts'

/** The one call that hands out a new token of the same session. */
const RENEWING = 'staff/refresh-token'

type Replaced = { path: string; user: TypedUser | null; answer: Response }

/**
 * Ends the session that a browser came with when an answer puts another in its place, by whichever call: no one
 * could sign out of it any more.
 */
export async function endReplacedSession(payload: Payload, { path, user, answer }: Replaced): Promise<void> {
  // The platform writes the session's id on the user that its token names, and declares no type for it.
  const {
    id,
    collection,
    _sid: sessionId,
  } = (user ?? {}) as { id?: number; collection?: string; _sid?: string }
  if (sessionId === undefined || path === RENEWING || !opensSession(payload, answer)) return
  const table = collection === 'staff' ? 'staff_sessions' : 'customers_sessions'
  await poolOf(payload).query(`delete from public.${table} where _parent_id = $1 and id = $2`, [
    id,
    sessionId,
  ])
}

function opensSession({ config }: Payload, { headers }: Response): boolean {
  const cookie = `${config.cookiePrefix}-token=`
  return headers.getSetCookie().some((set) => set.startsWith(cookie) && !set.startsWith(`${cookie};`))
}
