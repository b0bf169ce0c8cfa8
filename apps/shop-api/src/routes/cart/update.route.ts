import { BasketWire, LineChangesWire, toBasketWire, toLineChanges } from '@rasteh/contracts/basket'
import { PATHS } from '@rasteh/contracts/paths'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Changes lines; without a valid basket it acts as create, so that an expired cookie loses nothing. */
export async function updateRoute(app: ShopApi) {
  app.put(
    PATHS.cartUpdate,
    {
      schema: {
        tags: ['cart'],
        body: LineChangesWire,
        response: { 200: BasketWire, 400: BasketWire, 404: BasketWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const answer = await app.baskets.change(await basketCaller(request), toLineChanges(request.body))
      markBasketAnswer(request, reply, answer)
      // The page renders from the basket even after a refusal, so it is always the body.
      return toBasketWire(answer.basket, answer.source)
    },
  )
}
