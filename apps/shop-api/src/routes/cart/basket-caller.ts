import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { markNotice, markRefused } from '../../http/refusal-as-http.ts'
import { readBasketKey, setBasketCookies } from '../../plugins/app/basket-cookies.ts'
import type { BasketAnswer, BasketCaller } from '../../plugins/app/baskets.ts'

/** Who is calling, from the cookies alone; the session is checked in the basket's own read. */
export async function basketCaller(request: FastifyRequest): Promise<BasketCaller> {
  const claim = await request.server.sessionClaim(request)
  return {
    key: readBasketKey(request, request.server.settings),
    session: claim?.collection === 'customers' ? claim : null,
    locale: languageOf(cultureOf(request.cookies[LANGUAGE_COOKIE])),
  }
}

/** Puts all but the body of a basket answer on the reply. */
export function markBasketAnswer(reply: FastifyReply, { refusal, notice, created }: BasketAnswer): void {
  reply.header('cache-control', 'no-store')
  if (refusal) markRefused(reply, refusal)
  if (notice) markNotice(reply, notice)
  if (created) setBasketCookies(reply, reply.server.settings, created)
}
