import { ManagedOrderParams } from '@rasteh/contracts/managed-orders'
import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ManagedReturnsWire } from '@rasteh/contracts/returns'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { managersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toManagedReturnsWire } from './to-managed-returns-wire.ts'

/** The returns and refunds of an order. */
export async function getManagedReturnsRoute(app: ShopApi) {
  app.get(
    MANAGE_PATHS.orderReturns,
    {
      schema: {
        tags: ['manage'],
        params: ManagedOrderParams,
        response: { 200: ManagedReturnsWire, 403: FailureWire, 404: FailureWire },
      },
      preHandler: [noStore, managersOnly],
    },
    async (request, reply) =>
      answerOutcome(reply, await app.managedReturns.load(request.params.id), toManagedReturnsWire),
  )
}
