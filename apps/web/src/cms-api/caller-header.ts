import type { IncomingMessage } from 'node:http'

/** Web's own server writes it on every request, over whatever the caller sent. */
const CALLER_HEADER = 'x-rasteh-caller'

/**
 * Writes on a request whose it is: the nearest hop that is not one of our own proxies. What those before it claim is
 * not believed.
 */
export function nameCaller(request: IncomingMessage, trustedProxies: readonly string[]): void {
  const claimed = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...claimed.map((hop) => hop.trim()).filter(Boolean), request.socket.remoteAddress ?? '']
  const nearest = hops.findLast((hop, index) => index === 0 || !trustedProxies.includes(unmapped(hop)))
  request.headers[CALLER_HEADER] = unmapped(nearest ?? '')
}

/** The address that the server wrote. */
export function callerAddress(headers: Headers): string {
  return headers.get(CALLER_HEADER) ?? ''
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
