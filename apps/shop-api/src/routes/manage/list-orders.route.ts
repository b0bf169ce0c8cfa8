import { ManagedOrdersQuery, ManagedOrdersWire } from '@rasteh/contracts/managed-orders'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedOrdersWire } from './to-managed-order-wire.ts'

/** The orders, for the staff who work on them. */
export async function listManagedOrdersRoute(app: ShopApi) {
  app.get(
    MANAGE_PATHS.orders,
    {
      schema: {
        tags: ['manage'],
        querystring: ManagedOrdersQuery,
        response: { 200: ManagedOrdersWire, 403: FailureWire },
      },
      preHandler: [noStore, managersOnly],
    },
    async (request) => {
      const { state = null, q = '', cursor = null } = request.query
      return toManagedOrdersWire(await app.managedOrders.list({ list: state, typed: q, cursor }))
    },
  )
}
