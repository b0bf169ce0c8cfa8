import { siteOrigin } from '../load/origin.ts'
import { currentRequest } from '../load/request.ts'
import type { KeptCulture } from './url-in-culture.ts'

/** The culture that this page's links and redirects keep; null for a page whose URL names none. */
export function keptCulture(): KeptCulture | null {
  const { namedCulture } = currentRequest()
  return namedCulture && { culture: namedCulture, origin: siteOrigin() }
}
