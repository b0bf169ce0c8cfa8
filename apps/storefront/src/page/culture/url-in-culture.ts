import { CULTURE_COOKIE, type Culture } from '@rasteh/persian-text/culture'
import { inCulture } from './alternates.ts'

/** The culture that links keep, because the page was asked for in it by its URL, and the site's own origin. */
export type KeptCulture = { culture: Culture; origin: string }

/**
 * A URL of the shop's own pages in the culture that is kept; any other one, and one that names a culture already, as
 * it is. A crawler keeps no cookie, so that a plain link would lead it back to the default culture.
 */
export function urlInCulture(url: string, kept: KeptCulture | null): string {
  if (kept === null) return url
  const { culture, origin } = kept
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  if (!PAGE.test(path) || NAMES_CULTURE.test(path)) return url
  return `${url.slice(0, url.length - path.length)}${inCulture(path, culture)}`
}

/** A path of the site that is neither a file nor a call nor the dashboard. */
const PAGE = /^\/(?!\/|(?:media|icons|assets|_next|api|cms-api|dashboard|sitemap)(?:[/?#]|$))/

const NAMES_CULTURE = new RegExp(`[?&]${CULTURE_COOKIE}=`)
