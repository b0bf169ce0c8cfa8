import type { IncomingMessage } from 'node:http'
import { callerIp as ipOf, type TrustedProxies } from '@rasteh/shop-core/client-ip'

/** The dashboard's own server writes it on every request, over whatever the caller sent. */
const CALLER_HEADER = 'x-rasteh-caller'

/** Other words about where a request comes from, which some programs believe; none of our proxies writes them. */
const CLAIMS = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-port']

/** Writes on a request whose it is, and takes away what else it says of that. */
export function nameCaller(request: IncomingMessage, trustedProxies: TrustedProxies): void {
  const { headers, socket } = request
  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
  headers[CALLER_HEADER] = ipOf({ peer: socket.remoteAddress ?? '', forwardedFor }, trustedProxies)
  for (const name of CLAIMS) delete headers[name]
}

/** The IP address that the server wrote. */
export function callerIp(headers: Headers): string {
  return headers.get(CALLER_HEADER) ?? ''
}
