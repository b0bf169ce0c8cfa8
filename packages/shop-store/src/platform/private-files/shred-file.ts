import type { Database } from '../pool.ts'

export type ShreddedFile = { id: string; storageName: string }

/**
 * Wipes the key of a customer's file, after which its bytes cannot be read; then they are removed. Null: the customer
 * has no such file.
 */
export async function shredFile(
  database: Database,
  { id, customerId }: { id: string; customerId: number },
): Promise<ShreddedFile | null> {
  const { rows } = await database.query<ShreddedFile>({
    name: 'shred-file',
    text: `update shop.private_files set state = 'deleted', wrapped_key = null, sha256 = null, deleted_at = now()
      where id = $1 and customer_id = $2 and state = 'stored' returning id, storage_name as "storageName"`,
    values: [id, customerId],
  })
  return rows[0] ?? null
}

/** Takes back a place whose file came to nothing before a byte of it was kept. */
export async function giveBackPlace(database: Database, id: string): Promise<void> {
  await database.query({
    name: 'give-back-file-place',
    text: `delete from shop.private_files where id = $1 and state = 'pending'`,
    values: [id],
  })
}

/** Gives up a file that is on its way and may have bytes in the storage already; the sweep removes them. */
export async function dropPendingFile(database: Database, id: string): Promise<void> {
  await database.query({
    name: 'drop-pending-file',
    text: `update shop.private_files set state = 'deleted', wrapped_key = null, deleted_at = now()
      where id = $1 and state = 'pending'`,
    values: [id],
  })
}

/** Wipes the keys of all that a customer gave, for erasing a person; the sweep removes the bytes. Answers how many. */
export async function shredFilesOf(database: Database, customerId: number): Promise<number> {
  const { rowCount } = await database.query({
    name: 'shred-files-of',
    text: `update shop.private_files set state = 'deleted', wrapped_key = null, sha256 = null, deleted_at = now()
      where customer_id = $1 and state in ('pending', 'stored')`,
    values: [customerId],
  })
  return rowCount ?? 0
}
