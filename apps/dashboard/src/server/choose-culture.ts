import type { IncomingMessage, ServerResponse } from 'node:http'
import { CULTURE_COOKIE, type Culture, cultureOf } from '@rasteh/persian-text/culture'
import { addressedCulture } from '../site/alternates.ts'

/**
 * `?language=en-US` on any address chooses that culture for this answer already, and for the visits after it.
 * The cookie is readable by scripts, as the specification's pages expect. It is set only where it says something else: the
 * edge, which sets it by itself, has told the culture in the cookie and can keep the page. The answer is the culture that
 * the page's links keep.
 */
export function chooseCulture(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Culture | null {
  const { searchParams } = new URL(request.url ?? '/', origin)
  const wanted = searchParams.get(CULTURE_COOKIE)
  if (wanted === null) return null
  const chosen = `${CULTURE_COOKIE}=${cultureOf(wanted)}`
  const cookies = (request.headers.cookie ?? '').split('; ')
  if (!cookies.includes(chosen)) {
    const others = cookies.filter((pair) => pair && !pair.startsWith(`${CULTURE_COOKIE}=`))
    request.headers.cookie = [...others, chosen].join('; ')
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    response.appendHeader('set-cookie', `${chosen}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`)
  }
  return addressedCulture(searchParams)
}
