import type { OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { currentRequest, perRequest } from '../request.ts'

/** An order as shop-api knows it for whoever asks for the page; `failed` when nobody can be asked. */
export type OwnOrder =
  | { kind: 'read'; order: OrderWire }
  | { kind: 'signed-out' }
  | { kind: 'not-found' }
  | { kind: 'failed' }

/**
 * Asks shop-api in the visitor's name, so that the truth stands on the page without scripts: whoever comes back from a
 * bank must read it. The pages under /shop/order are never kept.
 */
export const loadOwnOrder = perRequest(async (id: string): Promise<OwnOrder> => {
  if (!/^[0-9A-Za-z-]{1,36}$/.test(id)) return { kind: 'not-found' }
  try {
    const { cookie } = currentRequest()
    const url = new URL(fillPath(ADDED_PATHS.order, { id }), process.env.SHOP_API_URL)
    const answer = await fetch(url, {
      headers: { cookie },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    if (answer.status === 401) return { kind: 'signed-out' }
    if (answer.status === 404 || answer.status === 422) return { kind: 'not-found' }
    return answer.ok ? { kind: 'read', order: await answer.json() } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
})
