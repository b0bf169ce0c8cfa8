import { CheckoutQuery, CheckoutWire, toCheckoutChoice } from '@rasteh/contracts/checkout'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { basketCaller } from '../../http/basket-caller.ts'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { toCheckoutWire } from './to-checkout-wire.ts'

/** What a checkout chooses from, and what the choice so far would cost. */
export async function checkoutRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.checkout,
    {
      schema: {
        tags: ['order'],
        querystring: CheckoutQuery,
        response: { 200: CheckoutWire, 401: FailureWire },
      },
      preHandler: noStore,
    },
    async (request, reply) => {
      const choice = toCheckoutChoice(request.query)
      return answerOutcome(
        reply,
        await app.checkouts.open(await basketCaller(request), choice),
        toCheckoutWire,
      )
    },
  )
}
