import { BasketWire, toBasketWire } from '@rasteh/contracts/basket'
import { PATHS } from '@rasteh/contracts/paths'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The basket as it is now; none, a foreign one and an empty one are all `[]`. */
export async function getRoute(app: ShopApi) {
  app.get(
    PATHS.cartGet,
    { schema: { tags: ['cart'], response: { 200: BasketWire } } },
    async (request, reply) => {
      const answer = await app.baskets.load(await basketCaller(request))
      markBasketAnswer(request, reply, answer)
      return toBasketWire(answer.basket, answer.source)
    },
  )
}
