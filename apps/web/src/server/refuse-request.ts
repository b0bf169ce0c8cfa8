import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusedStatus } from '@rasteh/contracts/paths'

/** Answers at once a request that no visitor's browser sends, and says whether it did. Its connection is closed. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const status = refusedStatus(request)
  if (status === null) return false
  response.writeHead(status, {
    'content-length': '0',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  response.end()
  return true
}
