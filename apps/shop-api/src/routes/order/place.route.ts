import { PlacedWire, PlaceOrderRequest, PlaceRefusedWire, toWantedOrder } from '@rasteh/contracts/checkout'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { basketCaller } from '../../http/basket-caller.ts'
import { noStore } from '../../http/current-user.ts'
import { requestCulture } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toPlacedWire } from './to-placed-wire.ts'

/** Makes an order of the basket, once per idempotency key; the bank is asked when its page is opened. */
export async function placeRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderPlace,
    {
      schema: {
        tags: ['order'],
        body: PlaceOrderRequest,
        response: { 200: PlacedWire, 401: FailureWire, 409: PlaceRefusedWire, 503: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: noStore,
    },
    async (request, reply) => {
      const caller = await basketCaller(request)
      const placed = await app.checkouts.place(caller, toWantedOrder(request.body), requestCulture(request))
      return answerOutcome(reply, placed, toPlacedWire)
    },
  )
}
