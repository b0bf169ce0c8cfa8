import { dashboardLabels } from '@rasteh/messages/dashboard'
import { loadFileUses } from '@rasteh/shop-store/reads/file-uses'
import type { CollectionBeforeDeleteHook } from 'payload'
import { refuseInUse } from '#cms-api/refuse-in-use.ts'
import { adapterOf } from '#database/adapter.ts'

/** A file that is used somewhere is not deleted: the refusal names the places that use it. */
export const refuseUsedFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Not a standby, which may not know of a use yet; the platform's pool is the same one, typed by another version.
  const database = adapterOf(req.payload).pool as unknown as Parameters<typeof loadFileUses>[0]
  const uses = await loadFileUses(database, Number(id))
  refuseInUse(uses, { text: dashboardLabels.files.hints.inUse, kind: 'file-in-use' })
}
