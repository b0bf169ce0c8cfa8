import { BasketWire, LineChangesWire, toBasketWire, toLineChanges } from '@rasteh/contracts/basket'
import { PATHS } from '@rasteh/contracts/paths'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The first add makes the basket; with a valid basket it acts as update, so that a lost answer cannot make two. */
export async function createRoute(app: ShopApi) {
  app.post(
    PATHS.cartCreate,
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
