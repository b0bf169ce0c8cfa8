import { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import { OrderParams } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { OrderReturnsWire, ReturnNumberRequest } from '@rasteh/contracts/returns'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { askedOrder } from '../../http/asked-order.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toReturnsWire } from './to-returns-wire.ts'

/** Lets a customer keep what they wanted to give back. */
export async function withdrawReturnRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.orderReturnWithdraw,
    {
      schema: {
        tags: ['order'],
        params: OrderParams,
        body: ReturnNumberRequest,
        response: { 200: OrderReturnsWire, 401: FailureWire, 404: FailureWire, 409: PlaceRefusedWire },
      },
      config: { rateLimit: {} },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) => {
      const asked = askedOrder(request, request.params)
      const withdrawn = await app.orderReturns.withdraw(asked, request.body.ReturnNumber)
      return answerOutcome(reply, withdrawn, toReturnsWire)
    },
  )
}
