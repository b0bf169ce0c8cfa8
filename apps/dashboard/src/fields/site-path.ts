import { dashboardTexts } from '@rasteh/messages/dashboard'

/** The check of a path inside this site: `//host` and `\` would lead to another one. */
export const sitePath = (value: unknown): true | string =>
  (typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value)) || dashboardTexts.siteAddress
