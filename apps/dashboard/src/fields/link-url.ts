import { dashboardTexts, textEditorFields } from '@rasteh/messages/dashboard'
import { isRedirectTarget, toLinkTarget } from '@rasteh/shop-core/pages'

/** The check of a link that managers write: inside this site, a part of the page, another site, a mailbox or a telephone. */
export const linkUrl = (value: unknown): true | string =>
  toLinkTarget(value) !== null || textEditorFields.linkRefused

/** The check of where an old path leads: inside this site, or to another one. */
export const redirectTarget = (value: unknown): true | string =>
  isRedirectTarget(value) || dashboardTexts.redirectTarget
