import { createHash, randomBytes } from 'node:crypto'
import type { BasketKey } from '@rasteh/shop-store/baskets/load-basket'

/** A new handle and a new secret for a basket: 128 and 256 random bits. */
export function newBasketKey(): BasketKey & { secret: string } {
  const secret = randomBytes(32).toString('base64url')
  return { handle: randomBytes(16).toString('base64url'), secret, secretHash: hashBasketSecret(secret) }
}

/** What is stored of a basket's secret. */
export const hashBasketSecret = (secret: string) => createHash('sha256').update(secret).digest()
