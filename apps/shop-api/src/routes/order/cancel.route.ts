import { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { OrderParams, OrderWire } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toOrderWire } from './to-order-wire.ts'

/** Cancels an order that is not paid yet. */
export async function cancelOrderRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderCancel,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        response: { 200: OrderWire, 401: FailureWire, 404: FailureWire, 409: PlaceRefusedWire },
      },
      config: { rateLimit: {} },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) =>
      answerOutcome(reply, await app.orders.cancel(askedOrder(request, request.params)), toOrderWire),
  )
}
