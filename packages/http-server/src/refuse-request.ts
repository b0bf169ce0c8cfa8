import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusedStatus } from '@rasteh/contracts/paths'

/** Browsers do not sniff an answer: it is what its content type says. */
export const NOSNIFF = ['X-Content-Type-Options', 'nosniff'] as const

/** Answers at once a request that no visitor's browser sends, and says whether it did. Its connection is closed. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = refusedStatus(request)
  if (status !== null) refuse(response, status)
  return status !== null
}

/** Answers with this status and nothing else; whatever else came on the connection is not read. */
export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-length': '0',
    'cache-control': 'no-store',
    [NOSNIFF[0]]: NOSNIFF[1],
    connection: 'close',
  })
  response.end()
}
