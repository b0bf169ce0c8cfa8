import { dashboardTexts } from '@rasteh/messages/dashboard'

/** The check of an address in a menu: inside this site, or a hash that chooses a tab of the page. */
export const menuAddress = (value: unknown): true | string =>
  (typeof value === 'string' && /^(\/(?![/\\])|#)[^\\\s]*$/.test(value)) || dashboardTexts.siteAddress
