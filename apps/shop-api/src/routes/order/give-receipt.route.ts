import { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { OrderParams, OrderWire, ReceiptRequest, toTypedReceipt } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toOrderWire } from './to-order-wire.ts'

/** Takes the receipt of a card-to-card payment. */
export async function giveReceiptRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderReceipt,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        body: ReceiptRequest,
        response: { 200: OrderWire, 401: FailureWire, 404: FailureWire, 409: PlaceRefusedWire },
      },
      config: { rateLimit: {} },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) => {
      const asked = askedOrder(request, request.params)
      return answerOutcome(
        reply,
        await app.orders.giveReceipt(asked, toTypedReceipt(request.body)),
        toOrderWire,
      )
    },
  )
}
