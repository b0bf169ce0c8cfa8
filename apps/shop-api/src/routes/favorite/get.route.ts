import { FavoriteParams, FavoriteWire, toFavoriteWire } from '@rasteh/contracts/favorites'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { currentUserId, customersOnly, noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Whether a product is the customer's favorite. */
export async function getFavoriteRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.favoriteOf,
    {
      schema: {
        tags: ['favorite'],
        params: FavoriteParams,
        response: { 200: FavoriteWire, 401: FailureWire },
      },
      preHandler: [noStore, customersOnly],
    },
    async (request) => {
      const { productId } = request.params
      return toFavoriteWire(await app.favorites.has({ customerId: currentUserId(request), productId }))
    },
  )
}
