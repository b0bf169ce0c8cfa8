import { createHash } from 'node:crypto'
import { encodeBody } from '@rasteh/http-server/encode-body'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers `wire` with its ETag, or 304 to a browser that has it already. */
export function answerUnlessKnown<Wire>(
  request: FastifyRequest,
  reply: FastifyReply,
  wire: Wire,
): Wire | FastifyReply {
  const etag = `"${createHash('sha256').update(JSON.stringify(wire)).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding')
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : wire
}

/** An onSend hook that compresses a text. */
export async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string') return payload
  const { body, encoding } = await encodeBody(payload, headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return body
}
