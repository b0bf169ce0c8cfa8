import { CULTURE_COOKIE, type Culture } from '@rasteh/persian-text/culture'
import { inCulture } from './alternates.ts'

/** The culture that links keep, because the page was asked for in it by its address, and the site's own origin. */
export type KeptCulture = { culture: Culture; origin: string }

/**
 * An address of the shop's own pages in the culture that is kept; any other one, and one that names a culture already, as
 * it is. A crawler keeps no cookie, so that a plain link would lead it back to the default culture.
 */
export function addressInCulture(address: string, kept: KeptCulture | null): string {
  if (kept === null) return address
  const { culture, origin } = kept
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (!PAGE.test(path) || NAMES_CULTURE.test(path)) return address
  return `${address.slice(0, address.length - path.length)}${inCulture(path, culture)}`
}

/** A path of the site that is neither a file nor a call nor the dashboard. */
const PAGE = /^\/(?!\/|(?:media|icons|assets|_next|api|cms-api|dashboard|sitemap)(?:[/?#]|$))/

const NAMES_CULTURE = new RegExp(`[?&]${CULTURE_COOKIE}=`)
