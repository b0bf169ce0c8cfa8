import type { Database } from '../pool.ts'
import { PENDING_SECONDS } from './keep-file.ts'
import type { ShreddedFile } from './shred-file.ts'

const BATCH = 500
/** How long the row of a removed file is kept. */
const KEPT_DAYS = 30

/** Files whose bytes may still be in the storage though they cannot be read: deleted ones, and leftovers of a crash. */
export async function loadLeftovers(database: Database): Promise<ShreddedFile[]> {
  const { rows } = await database.query<ShreddedFile>({
    name: 'file-leftovers',
    text: `with given_up as (
        update shop.private_files set state = 'deleted', wrapped_key = null, deleted_at = now()
        where state = 'pending' and created_at < now() - $1 * interval '1 second'
        returning id, storage_name
      )
      select id, storage_name as "storageName" from given_up
      union all
      (select id, storage_name from shop.private_files where state = 'deleted' and removed_at is null
       order by deleted_at limit $2)`,
    // Twice as long as an upload may take: one that is late still has its answer to give.
    values: [PENDING_SECONDS * 2, BATCH],
  })
  return rows
}

/** Says that the storage holds nothing of this file any more. */
export async function markRemoved(database: Database, id: string): Promise<void> {
  await database.query({
    name: 'mark-file-removed',
    text: `update shop.private_files set removed_at = now() where id = $1 and state = 'deleted'`,
    values: [id],
  })
}

/** Forgets files that were removed long ago. */
export async function forgetRemovedFiles(database: Database): Promise<void> {
  await database.query({
    name: 'forget-removed-files',
    text: `delete from shop.private_files where state = 'deleted' and removed_at < now() - $1 * interval '1 day'`,
    values: [KEPT_DAYS],
  })
}
