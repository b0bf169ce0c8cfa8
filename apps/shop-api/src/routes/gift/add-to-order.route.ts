import { GiftAddRequest, toWantedGift } from '@rasteh/contracts/gift'
import { PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome, toDone } from '../../http/answer-outcome.ts'
import { currentCustomer } from '../../http/current-customer.ts'
import { customersOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Adds a gift to an order of the caller's, by its id or its number. */
export async function addGiftRoute(app: ShopApi) {
  app.post(
    PATHS.giftAdd,
    {
      schema: {
        tags: ['gift'],
        body: GiftAddRequest,
        response: { 200: DoneWire, 400: FailureWire, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: customersOnly,
    },
    async (request, reply) => {
      const customer = currentCustomer(request)
      return answerOutcome(reply, await app.gifts.add(toWantedGift(request.body), customer), toDone)
    },
  )
}
