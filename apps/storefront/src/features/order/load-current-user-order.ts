import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { type Order, toOrder } from '@rasteh/shop-client/order-from-wire'
import { currentRequest, perRequest } from '#page/load/request.ts'

/** An order as shop-api answers it to the visitor; `failed` when shop-api does not answer. */
export type CurrentUserOrder =
  | { kind: 'read'; order: Order }
  | { kind: 'signed-out' }
  | { kind: 'not-found' }
  | { kind: 'failed' }

/**
 * Asks shop-api in the visitor's name, so that the page is true without scripts: a customer who comes back from a
 * bank must read it. The pages under /shop/order are never kept.
 */
export const loadCurrentUserOrder = perRequest(async (id: string): Promise<CurrentUserOrder> => {
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
    return answer.ok ? { kind: 'read', order: toOrder(await answer.json()) } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
})
