import {
  BasketWire,
  BulkInsertWire,
  LineChangesWire,
  toBasketWire,
  toLineChanges,
} from '@rasteh/contracts/basket'
import { PATHS } from '@rasteh/contracts/paths'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** A new basket of exactly these lines. Refusals are the same as everywhere: the current basket is their body. */
export async function bulkInsertRoute(app: ShopApi) {
  app.post(
    PATHS.cartBulkInsert,
    {
      schema: {
        tags: ['cart'],
        body: LineChangesWire,
        response: { 200: BulkInsertWire, 400: BasketWire, 404: BasketWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const answer = await app.baskets.replace(await basketCaller(request), toLineChanges(request.body))
      markBasketAnswer(request, reply, answer)
      if (answer.refusal) return reply.send(toBasketWire(answer.basket, answer.source))
      // A bare string would go out unquoted, and the page reads JSON.
      return reply.type('application/json').serializer(JSON.stringify).send(answer.source.state.handle)
    },
  )
}
