import { subnetOf } from '@rasteh/shop-core/client-ip'
import type { AttemptLimit } from '@rasteh/shop-store/platform/attempt-limits'
import type { BasketCaller } from './baskets/basket-service.ts'

const scope = 'special-code'
const FEW = { scope, seconds: 600, max: 5 }
/** A thousand subnets that guess all day at a code of 40 bits find it with a chance of 7 in ten million. */
const BY_ADDRESS = { scope, seconds: 3_600, max: 30 }

/**
 * Whose wrong codes are counted: the basket, and the customer. Guests may have as many baskets as they like, so theirs
 * are counted by IP subnet too; a signed-in customer does not answer for others behind the same carrier.
 */
export function specialCodeLimits(ip: string, { key, session }: BasketCaller): AttemptLimit[] {
  const byBasket = key ? [{ ...FEW, attemptKey: `basket ${key.handle}` }] : []
  if (session) return [...byBasket, { ...FEW, attemptKey: `customer ${session.userId}` }]
  return [{ ...BY_ADDRESS, attemptKey: `address ${subnetOf(ip)}` }, ...byBasket]
}
