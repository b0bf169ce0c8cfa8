import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { isReviewedKind } from '@rasteh/shop-core/reviews'

type Asked = Parameters<typeof buildFormStateHandler>[0]

/**
 * The state of a form after a change. The platform asks at the first change whether the document was saved elsewhere meanwhile,
 * and then closes the form under a dialog that only loads it again, without what was typed. Forms that save by themselves learn
 * that from their saves and keep their text; on a slow network they would take one of those for somebody else's.
 */
export const formStateOfDrafts = (asked: Asked) =>
  buildFormStateHandler(isReviewedKind(asked.collectionSlug) ? { ...asked, checkForStaleData: false } : asked)
