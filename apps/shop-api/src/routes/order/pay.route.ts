import { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { NextWire, OrderParams, PayAgainRequest } from '@rasteh/contracts/orders'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Opens another attempt to pay an order. */
export async function payOrderRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderPay,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        body: PayAgainRequest,
        response: { 200: NextWire, 401: FailureWire, 404: FailureWire, 409: PlaceRefusedWire },
      },
      config: { rateLimit: {} },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) => {
      const opened = await app.orders.pay(askedOrder(request, request.params), request.body.BankID)
      return answerOutcome(reply, opened, (attempt) => ({
        Next: fillPath(ADDED_PATHS.paymentGo, { attempt }),
      }))
    },
  )
}
