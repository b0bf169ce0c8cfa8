import { BasketWire, toBasketWire } from '@rasteh/contracts/basket'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ScoreUseRequest } from '@rasteh/contracts/score'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Pays with the score, or stops it. A guest has none, and the basket stays as it is. */
export async function useScoreRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.score,
    {
      schema: { tags: ['cart'], body: ScoreUseRequest, response: { 200: BasketWire } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const answer = await app.baskets.useScore(await basketCaller(request), request.body.IsUseUserScore)
      markBasketAnswer(request, reply, answer)
      return toBasketWire(answer.basket, answer.source)
    },
  )
}
