import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { NOSNIFF } from './refuse-request.ts'

/** What Node's own parser says of bytes that are no request. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers bytes that are no request. An answer that is under way on the connection is never followed or broken into by
 * another one: another client of the connection would read it as its own.
 */
export function watchBrokenRequests() {
  const openResponses = new WeakMap<Duplex, Set<ServerResponse>>()
  return {
    begun(socket: Duplex, response: ServerResponse): void {
      const responses = openResponses.get(socket) ?? new Set()
      openResponses.set(socket, responses.add(response))
      response.once('close', () => responses.delete(response))
    },
    answer(error: Error & { code?: string }, socket: Duplex): void {
      const responses = [...(openResponses.get(socket) ?? [])]
      const hasBegun = responses.some(({ headersSent }) => headersSent)
      if (hasBegun || !socket.writable) socket.destroy()
      else closeWith(socket, STATUS_OF[error.code ?? ''] ?? 400)
    },
  }
}

/** Writes an answer without a body onto a connection that has no request, and closes it. */
export function closeWith(socket: Duplex, status: number): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Length: 0',
    'Cache-Control: no-store',
    NOSNIFF.join(': '),
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
