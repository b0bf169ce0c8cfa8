import type { Database } from '../pool.ts'

/** Longer than any upload is worked on; one that is still pending then was left by a crash. */
export const PENDING_SECONDS = 120

export type FileReservation = {
  id: string
  customerId: number | null
  formFieldId: string
  storageName: string
}

export type KeptFile = {
  id: string
  keyId: string
  wrappedKey: Uint8Array
  mime: string
  /** A document has none. */
  width: number | null
  height: number | null
  size: number
  sha256: Uint8Array
}

/**
 * Takes the field's one place for a file that is on its way. False: a file is there, or another is on its way. What a
 * crash left on its way gives its place up; the sweep removes its bytes.
 */
export async function reserveFile(database: Database, file: FileReservation): Promise<boolean> {
  const { id, customerId, formFieldId, storageName } = file
  await database.query({
    name: 'give-up-file',
    text: `update shop.private_files set state = 'deleted', wrapped_key = null, deleted_at = now()
      where customer_id = $1 and form_field_id = $2 and state = 'pending' and created_at < now() - $3 * interval '1 second'`,
    values: [customerId, formFieldId, PENDING_SECONDS],
  })
  const { rowCount } = await database.query({
    name: 'reserve-file',
    text: `insert into shop.private_files (id, customer_id, form_field_id, storage_name) values ($1, $2, $3, $4)
      on conflict (customer_id, form_field_id) where state in ('pending', 'stored') do nothing`,
    values: [id, customerId, formFieldId, storageName],
  })
  return rowCount === 1
}

/** Says whether a receipt's field is of an order of this customer's own that takes a receipt now. */
export async function isCustomerReceiptField(
  database: Database,
  { customerId, formFieldId }: { customerId: number | null; formFieldId: string },
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'own-receipt-field',
    text: `select from shop.orders o where o.customer_id = $1 and 'receipt-' || o.number = $2
      and shop.order_step(o, 'give-receipt', 'customer') is not null`,
    values: [customerId, formFieldId],
  })
  return rowCount === 1
}

/** Says that the bytes are safe. False: it took so long that its place was given up. */
export async function keepFile(database: Database, file: KeptFile): Promise<boolean> {
  const { id, keyId, wrappedKey, mime, width, height, size, sha256 } = file
  const { rowCount } = await database.query({
    name: 'keep-file',
    text: `update shop.private_files set state = 'stored', key_id = $2, wrapped_key = $3, mime = $4, width = $5,
      height = $6, size = $7, sha256 = $8 where id = $1 and state = 'pending'`,
    values: [id, keyId, wrappedKey, mime, width, height, size, sha256],
  })
  return rowCount === 1
}
