import type { FileStore } from '@rasteh/private-files/settings'
import type { Database } from '@rasteh/shop-store/platform/pool'
import {
  forgetRemovedFiles,
  loadLeftovers,
  markRemoved,
} from '@rasteh/shop-store/platform/private-files/leftovers'
import { loadOldWraps, saveWrap } from '@rasteh/shop-store/platform/private-files/rewrap-keys'

/**
 * Brings rows and bytes of private files together again: removes the bytes of what was deleted and of what a crash left,
 * and wraps keys again that an older key of the shop still wraps. Doing it twice does no harm.
 */
export async function sweepPrivateFiles(database: Database, { keys, storage }: FileStore): Promise<void> {
  for (const { id, storageName } of await loadLeftovers(database)) {
    await storage.remove(storageName)
    await markRemoved(database, id)
  }
  for (const { id, keyId, wrappedKey } of await loadOldWraps(database, keys.currentId)) {
    const fileKey = keys.unwrap({ keyId, wrapped: wrappedKey }, id)
    const { keyId: newId, wrapped } = keys.wrap(fileKey, id)
    await saveWrap(database, { id, keyId: newId, wrappedKey: wrapped })
  }
  await forgetRemovedFiles(database)
}
