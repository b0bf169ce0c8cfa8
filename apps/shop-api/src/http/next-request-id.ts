import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const GIVEN = /^[A-Za-z0-9_-]{8,64}$/

/** Keeps the id that the server in front gave, so that one request has one id in every log. */
export function nextRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID()
}
