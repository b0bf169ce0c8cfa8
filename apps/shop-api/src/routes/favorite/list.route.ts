import { TabContentWire, toProductItem, toTabContentWire } from '@rasteh/contracts/catalogue'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { currentUserId, customersOnly, noStore } from '../../http/current-user.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The customer's favorite products. */
export async function listFavoritesRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.favorite,
    {
      schema: { tags: ['favorite'], response: { 200: TabContentWire, 401: FailureWire } },
      preHandler: [noStore, customersOnly],
    },
    async (request) => {
      const products = await app.favorites.list(currentUserId(request), localeOf(request))
      return toTabContentWire(products.map(toProductItem))
    },
  )
}
