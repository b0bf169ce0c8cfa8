import { dashboardTexts } from '@rasteh/messages/dashboard'

/** The check of an address inside this site: `//host` and `\` would lead to another one. */
export const siteAddress = (value: unknown): true | string =>
  (typeof value === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(value)) || dashboardTexts.siteAddress
