import { dashboardLabels } from '@rasteh/messages/dashboard'
import { loadPictureUses } from '@rasteh/shop-store/reads/picture-uses'
import type { CollectionBeforeDeleteHook } from 'payload'
import { refuseInUse } from '#cms-api/refuse-in-use.ts'
import { adapterOf } from '#database/adapter.ts'

/** A picture that is used somewhere is not deleted: the refusal names the places that use it. */
export const refuseUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Not a standby, which may not know of a use yet; the platform's pool is the same one, typed by another version.
  const database = adapterOf(req.payload).pool as unknown as Parameters<typeof loadPictureUses>[0]
  const uses = await loadPictureUses(database, Number(id))
  refuseInUse(uses, { text: dashboardLabels.media.hints.inUse, kind: 'picture-in-use' })
}
