import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { callerIp } from '#cms-api/caller-header.ts'
import { databaseOfSave } from '#database/adapter.ts'

export type AuditNote = {
  action: string
  /** What it was done to, as `kind:id`. */
  subject: string
  detail?: object
  /** The member of staff, where the request does not know them yet. */
  by?: number | string
}

/** Writes a line of the audit log in the transaction of the save: they come and go together. */
export async function noteAudit(
  req: PayloadRequest,
  { action, subject, detail = {}, by }: AuditNote,
): Promise<void> {
  const database = await databaseOfSave(req)
  const { kind, id } = actorOf(req, by)
  await database.execute(sql`select set_config('rasteh.caller', ${ipOf(req)}, true),
    shop.note_audit(${kind}, ${id}::int, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`)
}

/** Without a user it is the seed, the installer or a command. */
function actorOf({ user }: PayloadRequest, by?: number | string) {
  if (by !== undefined) return { kind: 'staff', id: Number(by) }
  if (!user) return { kind: 'system', id: null }
  return { kind: user.collection === 'customers' ? 'customer' : 'staff', id: Number(user.id) }
}

/** Calls from inside the shop have no headers. */
const ipOf = ({ headers }: PayloadRequest) => (headers ? callerIp(headers) : '')
