import { randomUUID } from 'node:crypto'
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { pipeline } from 'node:stream'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Headers of one connection only; they are not the next one's (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Hands a call to shop-api and its answer back, streaming both ways. A dead shop-api is 502, never a hanging page. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  traceHeaders: Record<string, string> = {},
): void {
  // Whatever the caller says about traces is not believed either.
  const { traceparent: _, ...theirs } = withoutHop(request.headers)
  const headers = {
    ...theirs,
    // Whatever the caller claims to be forwarded for is not believed.
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-request-id': randomUUID(),
    ...traceHeaders,
  }
  // The host is always shop-api's own: an address that names another one must not lead there.
  const { hostname, port } = new URL(target)
  const { method, url: path } = request
  const onward = send({ hostname, port, path, method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
    pipeline(answer, response, () => {})
  })
  onward.on('error', () => {
    if (!response.headersSent)
      response.writeHead(502, { 'content-type': 'application/json', 'retry-after': '1' })
    response.end('{"error":"ShopUnreachable"}')
  })
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy()
  })
  request.pipe(onward)
}

function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
}
