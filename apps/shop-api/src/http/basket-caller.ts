import { createHash } from 'node:crypto'
import { BASKET_COOKIE } from '@rasteh/contracts/cookies'
import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '@rasteh/contracts/headers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BasketAnswer, BasketCaller } from '../services/baskets/basket-service.ts'
import { markNotice, markRefused } from './answer-outcome.ts'
import { readBasketKey, setBasketCookies, setHandleCookie } from './basket-cookies.ts'
import { localeOf } from './locale-of.ts'

const IDEMPOTENCY = IDEMPOTENCY_HEADER.toLowerCase()

/** Who is calling, from the cookies alone; the session is checked in the basket's own read. */
export async function basketCaller(request: FastifyRequest): Promise<BasketCaller> {
  const claim = await request.server.sessionClaim(request)
  return {
    key: readBasketKey(request, request.server.settings),
    session: claim?.collection === 'customers' ? claim : null,
    locale: localeOf(request),
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

/** A change that may be sent again carries an idempotency key; the same key with another change is the caller's mistake. */
function changeOf(request: FastifyRequest): BasketCaller['change'] {
  const idempotencyKey = request.headers[IDEMPOTENCY]
  if (!isIdempotencyKey(idempotencyKey)) return null
  const { method, url, body } = request
  return {
    idempotencyKey,
    requestHash: createHash('sha256')
      .update(JSON.stringify([method, url, body]))
      .digest(),
  }
}
