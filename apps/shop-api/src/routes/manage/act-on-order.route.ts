import { ManagedOrderParams, ManagedOrderWire } from '@rasteh/contracts/managed-orders'
import { FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, freshStaffOnly, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedOrderWire } from './to-managed-order-wire.ts'
import { ORDER_ACT_CALLS } from './to-order-act.ts'

const response = { 200: ManagedOrderWire, 403: ForbiddenWire, 404: FailureWire, 409: FailureWire }

/** The steps by which managers take an order further. Each is answered with the order as it then is. */
export async function actOnOrderRoute(app: ShopApi) {
  for (const { path, body, toAct, needsFreshProof = false } of ORDER_ACT_CALLS)
    app.post(
      path,
      {
        schema: { tags: ['manage'], params: ManagedOrderParams, ...(body && { body }), response },
        preHandler: [noStore, managersOnly, ...(needsFreshProof ? [freshStaffOnly] : [])],
      },
      async (request, reply) => {
        const done = await app.managedOrders.act({
          orderId: request.params.id,
          staffId: currentUserId(request),
          act: toAct(request.body),
          ip: request.ip,
        })
        return answerOutcome(reply, done, toManagedOrderWire)
      },
    )
}
