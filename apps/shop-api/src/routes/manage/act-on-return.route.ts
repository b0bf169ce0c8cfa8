import { ManagedOrderParams } from '@rasteh/contracts/managed-orders'
import { ManagedReturnsWire } from '@rasteh/contracts/returns'
import { FailureWire, ForbiddenWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, freshStaffOnly, managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedReturnsWire } from './to-managed-returns-wire.ts'
import { RETURN_ACT_CALLS } from './to-return-act.ts'

const response = { 200: ManagedReturnsWire, 403: ForbiddenWire, 404: FailureWire, 409: FailureWire }

/** The steps by which managers take a return or a refund further. Each is answered with all of the order's. */
export async function actOnReturnRoute(app: ShopApi) {
  for (const { path, body, toAct, needsFreshProof } of RETURN_ACT_CALLS)
    app.post(
      path,
      {
        schema: { tags: ['manage'], params: ManagedOrderParams, body, response },
        preHandler: [noStore, managersOnly, ...(needsFreshProof ? [freshStaffOnly] : [])],
      },
      async (request, reply) => {
        const done = await app.managedReturns.act({
          orderId: request.params.id,
          staffId: currentUserId(request),
          act: toAct(request.body),
          ip: request.ip,
        })
        return answerOutcome(reply, done, toManagedReturnsWire)
      },
    )
}
