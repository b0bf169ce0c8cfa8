import { OrderParams, OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toOrderWire } from './to-order-wire.ts'

/** One order of the current user. */
export async function getOrderRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.order,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        response: { 200: OrderWire, 401: FailureWire, 404: FailureWire },
      },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) =>
      answerOutcome(reply, await app.orders.load(askedOrder(request, request.params)), toOrderWire),
  )
}
