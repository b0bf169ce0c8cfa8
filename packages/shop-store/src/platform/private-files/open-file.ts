import type { Database } from '../pool.ts'

export type SealedFile = {
  id: string
  storageName: string
  keyId: string
  wrappedKey: Uint8Array
  mime: string
  sha256: Uint8Array
}

const COLUMNS = `f.id, f.storage_name as "storageName", f.key_id as "keyId", f.wrapped_key as "wrappedKey", f.mime, f.sha256`

/**
 * Customers' own papers are the owner's to see; what came with a message is for all who answer messages, what came with a
 * form for those who read forms, and the receipt of an order for all who approve orders.
 */
const MAY_OPEN = `(m.role = 'owner' or f.form_field_id = 'feedback' or (m.role = 'manager' and (f.form_field_id = 'form' or exists (
  select from shop.orders o where o.customer_id = f.customer_id and o.receipt->>'fileId' = f.id::text))))`

export type FileSession = { userId: number; sessionId: string }

/** A file of the customer who holds this session, if it is still valid. */
export async function openCustomerFile(
  database: Database,
  id: string,
  { userId, sessionId }: FileSession,
): Promise<SealedFile | null> {
  const { rows } = await database.query<SealedFile>({
    name: 'open-own-file',
    text: `select ${COLUMNS} from shop.private_files f
      join public.customers_sessions s on s.id = $3 and s._parent_id = f.customer_id and s.expires_at > now()
      where f.id = $1 and f.customer_id = $2 and f.state = 'stored'`,
    values: [id, userId, sessionId],
  })
  return rows[0] ?? null
}

/**
 * Any customer's file, for a member of staff who has the right. What would open it is given out only together with the
 * line in the audit log.
 */
export async function openFileAsStaff(
  database: Database,
  id: string,
  { userId, sessionId }: FileSession,
): Promise<SealedFile | null> {
  const { rows } = await database.query<SealedFile>({
    name: 'open-file-as-staff',
    text: `with found as materialized (
        select ${COLUMNS}, f.customer_id, f.form_field_id from shop.private_files f
        join public.staff_sessions s on s.id = $3 and s._parent_id = $2 and s.expires_at > now()
        join public.staff m on m.id = s._parent_id and ${MAY_OPEN}
        where f.id = $1 and f.state = 'stored'
      ), noted as materialized (
        select shop.note_audit('staff', $2, 'private-file-viewed', 'private-file:' || id,
          jsonb_build_object('customer', customer_id, 'field', form_field_id)) as line from found
      )
      select id, "storageName", "keyId", "wrappedKey", mime, sha256 from found, noted where noted.line is not null`,
    values: [id, userId, sessionId],
  })
  return rows[0] ?? null
}

/** Says whether a file is there and this member of staff may look at it; nothing is given out or written down yet. */
export async function mayOpenAsStaff(
  database: Database,
  id: string,
  { userId, sessionId }: FileSession,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'may-open-as-staff',
    text: `select from shop.private_files f
      join public.staff_sessions s on s.id = $3 and s._parent_id = $2 and s.expires_at > now()
      join public.staff m on m.id = s._parent_id and ${MAY_OPEN}
      where f.id = $1 and f.state = 'stored'`,
    values: [id, userId, sessionId],
  })
  return rowCount === 1
}
