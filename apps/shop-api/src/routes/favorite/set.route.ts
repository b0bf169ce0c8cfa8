import { FavoriteRequest, FavoriteWire, toFavoriteWire, toWantedFavorite } from '@rasteh/contracts/favorites'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { currentUserId, customersOnly } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Makes a product the customer's favorite, or ends that. */
export async function setFavoriteRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.favorite,
    {
      schema: {
        tags: ['favorite'],
        body: FavoriteRequest,
        response: { 200: FavoriteWire, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
      preHandler: customersOnly,
    },
    async (request, reply) => {
      const { productId, isWanted } = toWantedFavorite(request.body)
      const set = await app.favorites.set({ customerId: currentUserId(request), productId }, isWanted)
      return answerOutcome(reply, set, toFavoriteWire)
    },
  )
}
