import { neighbourhoodOf } from '@rasteh/shop-core/account'
import type { GuessLimit } from '@rasteh/shop-store/guesses'
import type { FastifyRequest } from 'fastify'
import type { BasketCaller } from '../../plugins/app/basket-service.ts'

const TEN_MINUTES = 600
const AN_HOUR = 3_600

/**
 * Whose wrong codes are counted: the basket, the customer, and the neighbourhood of the address (so that a thousand
 * addresses of one provider do not guess a thousand times as fast).
 */
export function guessLimits(request: FastifyRequest, { key, session }: BasketCaller): GuessLimit[] {
  const scope = 'special-code'
  const byAddress = {
    scope,
    guesser: `address ${neighbourhoodOf(request.ip)}`,
    windowSeconds: AN_HOUR,
    max: 30,
  }
  const byBasket = key ? [{ scope, guesser: `basket ${key.handle}`, windowSeconds: TEN_MINUTES, max: 5 }] : []
  const byCustomer = session
    ? [{ scope, guesser: `customer ${session.userId}`, windowSeconds: TEN_MINUTES, max: 5 }]
    : []
  return [byAddress, ...byBasket, ...byCustomer]
}
