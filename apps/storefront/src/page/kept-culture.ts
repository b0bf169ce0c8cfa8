import type { KeptCulture } from './address-in-culture.ts'
import { siteOrigin } from './origin.ts'
import { currentRequest } from './request.ts'

/** The culture that this page's links and redirects keep; null for a page whose URL names none. */
export function keptCulture(): KeptCulture | null {
  const { namedCulture } = currentRequest()
  return namedCulture && { culture: namedCulture, origin: siteOrigin() }
}
