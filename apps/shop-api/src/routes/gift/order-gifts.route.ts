import { OrderGiftsWire } from '@rasteh/contracts/gift'
import { OrderParams } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentCustomer } from '../../http/current-customer.ts'
import { customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toOrderGiftsWire } from './to-order-gifts-wire.ts'

/** The gifts that the shop offers for an order of the caller's. */
export async function orderGiftsRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.orderGifts,
    {
      schema: {
        tags: ['gift'],
        params: OrderParams,
        response: { 200: OrderGiftsWire, 401: FailureWire, 404: FailureWire },
      },
      preHandler: [noStore, customersOnly],
    },
    async (request, reply) => {
      const customer = currentCustomer(request)
      return answerOutcome(reply, await app.gifts.list(request.params.id, customer), toOrderGiftsWire)
    },
  )
}
