import { BasketWire, DeleteLineParams, toBasketWire } from '@rasteh/contracts/basket'
import { PATHS } from '@rasteh/contracts/paths'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Deletes a line. A line that is not there is already deleted: the answer is the basket all the same. */
export async function deleteRoute(app: ShopApi) {
  app.delete(
    PATHS.cartDelete,
    {
      schema: { tags: ['cart'], params: DeleteLineParams, response: { 200: BasketWire } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const answer = await app.baskets.removeLine(await basketCaller(request), request.params.id)
      markBasketAnswer(request, reply, answer)
      return toBasketWire(answer.basket, answer.source)
    },
  )
}
