import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import { refusedStatus } from '@rasteh/contracts/paths'
import { closeWith, watchBrokenRequests } from './broken-requests.ts'
import { NOSNIFF, refuse, refuseRequest } from './refuse-request.ts'

/**
 * A server of HTTP that answers only what a visitor's browser or a proxy of ours sends (REFUSED_PATH and the rest of
 * `refusedStatus`). Everything else is refused before anything looks at it, and each answer forbids guessing its type.
 */
export function openServer(answer: RequestListener, options: ServerOptions = {}): Server {
  const broken = watchBrokenRequests()
  // Node would answer a request without a host by itself, without our headers; `refusedStatus` refuses it instead.
  const server = createServer({ ...options, requireHostHeader: false }, (request, response) => {
    broken.begun(request.socket, response)
    response.setHeader(...NOSNIFF)
    if (!refuseRequest(request, response)) answer(request, response)
  })
  server.on('clientError', broken.answer)
  server.on('checkExpectation', (_, response) => refuse(response, 417))
  server.on('connect', (_, socket) => closeWith(socket, 405))
  // Longer than the edge keeps an unused connection (60 s), or it would send a change into one that closes that moment.
  server.keepAliveTimeout = 72_000
  return server
}

/** Whether a request may become a connection of another protocol, where the tools of development need that. */
export function isUpgrade({ method, url, headers }: IncomingMessage): boolean {
  return refusedStatus({ method, url, headers: { ...headers, upgrade: undefined } }) === null
}
