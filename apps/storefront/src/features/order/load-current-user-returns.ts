import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { type OrderReturns, toOrderReturns } from '@rasteh/shop-client/return-calls'
import { isSent } from '@rasteh/shop-core/order'
import { currentRequest } from '#page/load/request.ts'
import type { CurrentUserOrder } from './load-current-user-order.ts'

/** What may come back of an order that has left the shop; null for others, and when shop-api does not answer. */
export async function loadCurrentUserReturns(own: CurrentUserOrder): Promise<OrderReturns | null> {
  if (own.kind !== 'read' || !isSent(own.order.state)) return null
  try {
    const { cookie } = currentRequest()
    const url = new URL(fillPath(ADDED_PATHS.orderReturns, { id: own.order.id }), process.env.SHOP_API_URL)
    const answer = await fetch(url, {
      headers: { cookie },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    return answer.ok ? toOrderReturns(await answer.json()) : null
  } catch {
    return null
  }
}
