import { TabContentWire, toProductItem, toTabContentWire } from '@rasteh/contracts/catalogue'
import { FavoriteParams, FavoriteRequest, FavoriteWire } from '@rasteh/contracts/favourites'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { FAVOURITES_SHOWN } from '@rasteh/shop-core/registration'
import { addFavourite, isFavourite, loadFavourites, removeFavourite } from '@rasteh/shop-store/favourites'
import { loadModuleProducts } from '@rasteh/shop-store/reads/module-products'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const NOT_FOUND = { Message: 'ProductNotFound' }

/** What the customer likes. The call to another host, if the shop has one, is made by the worker afterwards. */
export async function favoriteRoutes(app: ShopApi) {
  app.get(
    ADDED_PATHS.favorite,
    { schema: { tags: ['favorite'], response: { 200: TabContentWire, 401: FailureWire } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const productIds = await loadFavourites(app.database, customerId, FAVOURITES_SHOWN)
      const source = { kind: 'picked', productIds, count: FAVOURITES_SHOWN } as const
      const products = await loadModuleProducts(app.database, source, localeOf(request))
      return toTabContentWire(products.map(toProductItem))
    },
  )
  app.get(
    ADDED_PATHS.favoriteOf,
    {
      schema: {
        tags: ['favorite'],
        params: FavoriteParams,
        response: { 200: FavoriteWire, 401: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const { productId } = request.params
      return { IsFavorite: await isFavourite(app.database, { customerId, productId }) }
    },
  )
  app.post(
    ADDED_PATHS.favorite,
    {
      schema: {
        tags: ['favorite'],
        body: FavoriteRequest,
        response: { 200: FavoriteWire, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const { ProductId: productId, IsFavorite: isWanted } = request.body
      const liking = { customerId, productId }
      if (!isWanted) await removeFavourite(app.database, liking)
      else if (!(await addFavourite(app.database, liking))) return reply.code(404).send(NOT_FOUND)
      return { IsFavorite: isWanted }
    },
  )
}
