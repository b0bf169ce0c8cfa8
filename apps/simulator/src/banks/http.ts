import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answered } from './protocol.ts'

const MAX_BODY_BYTES = 1024 * 1024

export async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BODY_BYTES) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** A JSON object, or the fields of a form. */
export function toFields(text: string, type: string | undefined): Record<string, unknown> {
  if (type?.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function send(response: ServerResponse, { status, type, body }: Answered): void {
  const isText = typeof body === 'string'
  const usual = isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  response
    .writeHead(status, { 'content-type': type ?? usual, 'cache-control': 'no-store' })
    .end(isText ? body : JSON.stringify(body))
}
