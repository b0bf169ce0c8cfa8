import { ManagedOrderParams, ManagedOrderWire } from '@rasteh/contracts/managed-orders'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedOrderWire } from './to-managed-order-wire.ts'

/** One order, with all that staff need to know of it. */
export async function getManagedOrderRoute(app: ShopApi) {
  app.get(
    MANAGE_PATHS.order,
    {
      schema: {
        tags: ['manage'],
        params: ManagedOrderParams,
        response: { 200: ManagedOrderWire, 403: FailureWire, 404: FailureWire },
      },
      preHandler: [noStore, managersOnly],
    },
    async (request, reply) =>
      answerOutcome(reply, await app.managedOrders.load(request.params.id), toManagedOrderWire),
  )
}
