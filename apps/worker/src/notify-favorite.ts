import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { isFavorite, type NotifyFavorite } from '@rasteh/shop-store/accounts/favorites'
import type { Database } from '@rasteh/shop-store/platform/pool'

/** Which URL is notified of favorites, and the one host that is trusted with the special Authorization value. */
export type FavoriteCall = {
  url: string
  /** Exactly as it is written in a URL, with its port if it has one. */
  trustedHost: string
  authorization: string
}

const TIME_OUT_MS = 5_000

/**
 * Notifies the other host whether a product is somebody's favorite now, so that a second or a late call does no harm. Who
 * they are is not said. A redirect is not followed: the special value must reach no other host.
 */
export async function notifyFavorite(
  database: Database,
  call: FavoriteCall,
  liking: NotifyFavorite,
): Promise<void> {
  const answer = await fetch(call.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [LABEL_HEADER]: 'favorite',
      ...authorizationFor(call),
    },
    body: JSON.stringify({ ProductId: liking.productId, IsFavorite: await isFavorite(database, liking) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the favorites' host answered ${answer.status}`)
}

/**
 * The special Authorization header, for the exact host alone: another host, a subdomain, another port, a name before
 * an @, another spelling, or an address without https goes without.
 */
export function authorizationFor(call: FavoriteCall): { authorization?: string } {
  const { url, trustedHost, authorization } = call
  if (authorization === '' || trustedHost === '') return {}
  const { protocol, hostname } = new URL(url)
  const isSafe = protocol === 'https:' || LOOPBACK.has(hostname)
  // The text itself is compared, since a parsed address has already been made more alike.
  const isExact = url === `${protocol}//${trustedHost}` || url.startsWith(`${protocol}//${trustedHost}/`)
  return isSafe && isExact ? { authorization } : {}
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
