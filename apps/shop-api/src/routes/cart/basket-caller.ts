import { createHash } from 'node:crypto'
import { BASKET_COOKIE, LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '@rasteh/contracts/headers'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { markNotice, markRefused } from '../../http/refusal-as-http.ts'
import { readBasketKey, setBasketCookies, setHandleCookie } from '../../plugins/app/basket-cookies.ts'
import type { BasketAnswer, BasketCaller } from '../../plugins/app/basket-service.ts'

const CHANGE_KEY = IDEMPOTENCY_HEADER.toLowerCase()

/** Who is calling, from the cookies alone; the session is checked in the basket's own read. */
export async function basketCaller(request: FastifyRequest): Promise<BasketCaller> {
  const claim = await request.server.sessionClaim(request)
  return {
    key: readBasketKey(request, request.server.settings),
    session: claim?.collection === 'customers' ? claim : null,
    locale: languageOf(cultureOf(request.cookies[LANGUAGE_COOKIE])),
    change: changeOf(request),
  }
}

/** Puts all but the body of a basket answer on the reply. */
export function markBasketAnswer(request: FastifyRequest, reply: FastifyReply, answer: BasketAnswer): void {
  const { refusal, notice, created, source } = answer
  const { handle } = source.state
  reply.header('cache-control', 'no-store')
  if (refusal) markRefused(reply, refusal)
  if (notice) markNotice(reply, notice)
  if (created) setBasketCookies(reply, reply.server.settings, created)
  // A customer's own basket on a device that does not know it yet: the session opens it, the page needs its name.
  else if (handle && handle !== request.cookies[BASKET_COOKIE])
    setHandleCookie(reply, reply.server.settings, handle)
}

/** A change that may be sent again carries a key; the same key with another change is a fault of the caller. */
function changeOf(request: FastifyRequest): BasketCaller['change'] {
  const key = request.headers[CHANGE_KEY]
  if (!isIdempotencyKey(key)) return null
  const { method, url, body } = request
  return {
    key,
    requestHash: createHash('sha256')
      .update(JSON.stringify([method, url, body]))
      .digest(),
  }
}
