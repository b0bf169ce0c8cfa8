import { createHash } from 'node:crypto'
import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { MessagesWire, toMessagesWire } from '@rasteh/contracts/messages'
import { PATHS } from '@rasteh/contracts/paths'
import { encodeBody } from '@rasteh/http-server/encode-body'
import { islandKeys } from '@rasteh/messages/catalogue'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'

const NOTHING = Type.Unsafe<undefined>({ description: 'unchanged' })

/** The texts that the page's scripts say, in the visitor's culture; unchanged ones are not sent twice. */
export async function getJsMessagesRoute(app: ShopApi) {
  app.get(
    PATHS.messages,
    { schema: { tags: ['messages'], response: { 200: MessagesWire, 304: NOTHING } }, onSend: compress },
    async (request, reply) => {
      const locale = languageOf(cultureOf(request.cookies[LANGUAGE_COOKIE]))
      const wire = toMessagesWire(await loadMessages(app.database, locale, islandKeys))
      const etag = `"${createHash('sha256').update(JSON.stringify(wire)).digest('base64url').slice(0, 27)}"`
      reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return wire
    },
  )
}

/** Every first visit fetches them, and they are long. */
async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string') return payload
  const { body, encoding } = await encodeBody(Buffer.from(payload), headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return body
}
