import type { Database } from '../pool.ts'

const BATCH = 200

export type WrappedFileKey = { id: string; keyId: string; wrappedKey: Uint8Array }

/** Files whose key is wrapped by another of the shop's keys than the present one. */
export async function loadOldWraps(database: Database, currentId: string): Promise<WrappedFileKey[]> {
  const { rows } = await database.query<WrappedFileKey>({
    name: 'old-file-wraps',
    text: `select id, key_id as "keyId", wrapped_key as "wrappedKey" from shop.private_files
      where state = 'stored' and key_id <> $1 order by id limit $2`,
    values: [currentId, BATCH],
  })
  return rows
}

/** Replaces the wrap of a file's key with a new one; does nothing when the file was deleted meanwhile. */
export async function saveWrap(database: Database, { id, keyId, wrappedKey }: WrappedFileKey): Promise<void> {
  await database.query({
    name: 'save-file-wrap',
    text: `update shop.private_files set key_id = $2, wrapped_key = $3 where id = $1 and state = 'stored'`,
    values: [id, keyId, wrappedKey],
  })
}
