import { dashboardLabels, dashboardTexts } from '@rasteh/messages/dashboard'
import { loadPictureUses } from '@rasteh/shop-store/reads/picture-uses'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { adapterOf } from '#database/adapter.ts'

/** More would be a list to read in a message that goes away. */
const NAMED_MOST = 3

/** A picture that is used somewhere is not deleted: the refusal names the places that use it. */
export const refuseUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Not a standby, which may not know of a use yet; the platform's pool is the same one, typed by another version.
  const database = adapterOf(req.payload).pool as unknown as Parameters<typeof loadPictureUses>[0]
  const uses = await loadPictureUses(database, Number(id))
  if (uses.length === 0) return
  const named = uses
    .slice(0, NAMED_MOST)
    .map(({ kind, title }) => `«${kind === 'brand' ? dashboardLabels.brand.singular : title}»`)
  const more = uses.length > NAMED_MOST ? [dashboardTexts.pictureUsesMore] : []
  const text = `${dashboardLabels.media.hints.inUse} ${[...named, ...more].join('، ')}`
  const error = new APIError(text, 409, { kind: 'picture-in-use', uses }, true)
  // The platform passes on the words of an error that has a name, and in a minified build its class has none.
  throw Object.assign(error, { name: 'APIError' })
}
