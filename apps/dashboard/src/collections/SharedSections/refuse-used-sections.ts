import { dashboardLabels } from '@rasteh/messages/dashboard'
import { loadSharedSectionUses } from '@rasteh/shop-store/reads/shared-section-uses'
import type { CollectionBeforeDeleteHook } from 'payload'
import { refuseInUse } from '#cms-api/refuse-in-use.ts'
import { adapterOf } from '#database/adapter.ts'

/** A section that is on a page is not deleted: the refusal names the pages. */
export const refuseUsedSections: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Not a standby, which may not know of a use yet; the platform's pool is the same one, typed by another version.
  const database = adapterOf(req.payload).pool as unknown as Parameters<typeof loadSharedSectionUses>[0]
  const uses = await loadSharedSectionUses(database, Number(id))
  refuseInUse(uses, { text: dashboardLabels.sharedSections.hints.inUse, kind: 'section-in-use' })
}
