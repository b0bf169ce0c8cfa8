import { OrderParams } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { OrderReturnsWire } from '@rasteh/contracts/returns'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toReturnsWire } from './to-returns-wire.ts'

/** What came back of an order of the current user's, and what may come back. */
export async function getOrderReturnsRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.orderReturns,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        response: { 200: OrderReturnsWire, 401: FailureWire, 404: FailureWire },
      },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) =>
      answerOutcome(reply, await app.orderReturns.load(askedOrder(request, request.params)), toReturnsWire),
  )
}
