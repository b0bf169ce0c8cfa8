import {
  ManagedOrderParams,
  ManagedOrdersQuery,
  ManagedOrdersWire,
  ManagedOrderWire,
} from '@rasteh/contracts/managed-orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { toOrderSearch } from '@rasteh/shop-core/order-desk'
import { loadManagedOrders } from '@rasteh/shop-store/reads/managed-order'
import { loadOrderList } from '@rasteh/shop-store/reads/order-list'
import { MANAGERS_ONLY, managerOf } from '../../http/manager-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedOrdersWire, toManagedOrderWire } from './to-managed-order.ts'

const PAGE_SIZE = 50

/** The orders, for those who work on them. */
export async function managedOrderRoutes(app: ShopApi) {
  app.get(
    ADDED_PATHS.manageOrders,
    {
      schema: {
        tags: ['manage'],
        querystring: ManagedOrdersQuery,
        response: { 200: ManagedOrdersWire, 403: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!(await managerOf(request))) return reply.code(403).send(MANAGERS_ONLY)
      const { state = null, q = '', cursor = null } = request.query
      const query = { list: state, text: toOrderSearch(q), cursor, limit: PAGE_SIZE }
      return toManagedOrdersWire(await loadOrderList(app.database, query))
    },
  )
  app.get(
    ADDED_PATHS.manageOrder,
    {
      schema: {
        tags: ['manage'],
        params: ManagedOrderParams,
        response: { 200: ManagedOrderWire, 403: FailureWire, 404: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!(await managerOf(request))) return reply.code(403).send(MANAGERS_ONLY)
      const [order] = await loadManagedOrders(app.database, [request.params.id])
      return order ? toManagedOrderWire(order) : reply.code(404).send({ Message: 'OrderNotFound' })
    },
  )
}
