import { CULTURE_COOKIE, type Culture } from '@rasteh/persian-text/culture'
import type { MenuItem } from '@rasteh/shop-store/reads/shell'
import { inCulture } from './alternates.ts'

/**
 * Lets the links of a page that was asked for in a culture by its address lead to addresses of that culture: a crawler
 * keeps no cookie, so that a plain link would lead it back to the default culture. It reads the page itself, as the edge's
 * keys do, so that no link can be forgotten. `culture` is null for every other page, whose links stay as they are.
 */
export function keepCulture(html: string, culture: Culture | null, origin: string): string {
  if (culture === null) return html
  return html.replace(LINKS, (_, before: string, address: string) => {
    const kept = addressInCulture(address.replace(ESCAPED, toPlain), culture, origin)
    return `${before}${kept.replace(/[&<>"']/g, toEscaped)}"`
  })
}

/** An address of the shop's own pages in a culture; any other one, and one that names a culture already, as it is. */
export function addressInCulture(address: string, culture: Culture | null, origin: string): string {
  if (culture === null) return address
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  if (!PAGE.test(path) || NAMES_CULTURE.test(path)) return address
  return `${address.slice(0, address.length - path.length)}${inCulture(path, culture)}`
}

/** The entries of a menu in a culture: those that a script draws again are on no page that the server could read. */
export function menuInCulture(
  items: readonly MenuItem[],
  culture: Culture | null,
  origin: string,
): MenuItem[] {
  return items.map((item) => ({
    ...item,
    address: addressInCulture(item.address, culture, origin),
    children: menuInCulture(item.children, culture, origin),
  }))
}

/** Links for people, and those to the pages before and after this one of a list. */
const LINKS = /(<(?:a\b[^>]*?|link rel="(?:prev|next)") href=")([^"]*)"/g

/** A path of the site that is neither a file nor a call nor the dashboard. */
const PAGE = /^\/(?!\/|(?:media|icons|_next|api|cms-api|dashboard|sitemap)(?:[/?#]|$))/

const NAMES_CULTURE = new RegExp(`[?&]${CULTURE_COOKIE}=`)

/** How React writes these characters in an attribute. */
const ESCAPES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
] as const
const ESCAPED = /&(?:amp|lt|gt|quot|#x27);/g
const toEscaped = (plain: string) => ESCAPES.find(([character]) => character === plain)?.[1] ?? plain
const toPlain = (escaped: string) => ESCAPES.find(([, text]) => text === escaped)?.[0] ?? escaped
