import { createHmac } from 'node:crypto'

/**
 * The key under which attempts at a mobile or email are counted. The counters hold no number, so there is none to erase,
 * and without the shop's secret a counter cannot be matched to a number by trying.
 */
export function toIdentityKey(secret: string, identity: string): string {
  return createHmac('sha256', secret).update(`guesser:${identity}`).digest('base64url').slice(0, 22)
}
