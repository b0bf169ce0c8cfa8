import type { IncomingMessage, ServerResponse } from 'node:http'
import { CULTURE_COOKIE, cultureOf } from '@rasteh/persian-text/culture'

/**
 * `?language=en-US` on any address chooses that culture for this answer already, and for the visits after it.
 * The cookie is readable by scripts, as the specification's pages expect.
 */
export function chooseCulture(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const wanted = new URL(request.url ?? '/', origin).searchParams.get('language')
  if (wanted === null) return
  const culture = cultureOf(wanted)
  const others = (request.headers.cookie ?? '')
    .split('; ')
    .filter((pair) => !pair.startsWith(`${CULTURE_COOKIE}=`))
  request.headers.cookie = [...others.filter(Boolean), `${CULTURE_COOKIE}=${culture}`].join('; ')
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  response.appendHeader(
    'set-cookie',
    `${CULTURE_COOKIE}=${culture}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`,
  )
}
