import { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { OrderParams } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { OrderReturnsWire, ReturnRequest } from '@rasteh/contracts/returns'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toReturnsWire } from './to-returns-wire.ts'

/** Takes the wish of a customer to give units of an order back. */
export async function requestReturnRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderReturn,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        body: ReturnRequest,
        response: { 200: OrderReturnsWire, 401: FailureWire, 404: FailureWire, 409: PlaceRefusedWire },
      },
      config: { rateLimit: {} },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) => {
      const { Key, Reason, Note, Lines } = request.body
      const lines = Lines.map(({ Position, Quantity }) => ({ position: Position, quantity: Quantity }))
      const asked = askedOrder(request, request.params)
      const wanted = { key: Key, reason: Reason, note: Note, lines }
      return answerOutcome(reply, await app.orderReturns.request(asked, wanted), toReturnsWire)
    },
  )
}
