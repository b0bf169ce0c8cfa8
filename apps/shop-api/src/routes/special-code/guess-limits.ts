import { neighbourhoodOf } from '@rasteh/shop-core/account'
import type { Try } from '@rasteh/shop-store/tries'
import type { FastifyRequest } from 'fastify'
import type { BasketCaller } from '../../plugins/app/basket-service.ts'

const scope = 'special-code'
const FEW = { scope, seconds: 600, max: 5 }
/** A thousand subnets that guess all day at a code of 40 bits find it with a chance of 7 in ten million. */
const BY_ADDRESS = { scope, seconds: 3_600, max: 30 }

/**
 * Whose wrong codes are counted: the basket, and the customer. Guests may have as many baskets as they like, so theirs
 * are counted by subnet too; who has signed in does not answer for others behind the same carrier.
 */
export function guessTries(request: FastifyRequest, { key, session }: BasketCaller): Try[] {
  const byBasket = key ? [{ ...FEW, guesser: `basket ${key.handle}` }] : []
  if (session) return [...byBasket, { ...FEW, guesser: `customer ${session.userId}` }]
  return [{ ...BY_ADDRESS, guesser: `address ${neighbourhoodOf(request.ip)}` }, ...byBasket]
}
