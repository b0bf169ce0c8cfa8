import { OrdersQuery, OrdersWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { currentUserId, customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toOrdersWire } from './to-order-wire.ts'

/** The current user's orders, a page at a time. */
export async function listOrdersRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.orders,
    {
      schema: { tags: ['order'], querystring: OrdersQuery, response: { 200: OrdersWire, 401: FailureWire } },
      preHandler: [noStore, customersOnly],
    },
    async (request) =>
      toOrdersWire(await app.orders.list(currentUserId(request), request.query.cursor ?? null)),
  )
}
