import { connectOpenSearch } from '@rasteh/search/opensearch'
import type { ProductSearch } from '@rasteh/search/product-search'
import { createShopSearch } from '@rasteh/search/shop-search'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    productSearch: ProductSearch
  }
}

/** The catalogue's search of this process, with what managers have made of it. */
export const productSearch = fp(async (app) => {
  const { database, log } = app
  const openSearch = connectOpenSearch(app.settings.search)
  const search = createShopSearch({ database, openSearch, onFailure: (error) => log.warn(error) })
  app.decorate('productSearch', search)
  app.addHook('onClose', async () => openSearch?.close())
})
