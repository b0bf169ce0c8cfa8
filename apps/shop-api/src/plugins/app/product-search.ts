import { createProductSearch } from '@rasteh/search/create-product-search'
import { connectOpenSearch } from '@rasteh/search/opensearch'
import type { ProductSearch } from '@rasteh/search/product-search'
import { createTunedSearch, toSearchTuning } from '@rasteh/search/tuning'
import { loadSearchTuning } from '@rasteh/shop-store/reads/search-tuning'
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
  const search = createTunedSearch(
    (synonyms) =>
      createProductSearch({
        database,
        synonyms,
        ...(openSearch && { first: openSearch.first }),
        onFailure: (error) => log.warn(error),
      }),
    async () => toSearchTuning(await loadSearchTuning(database)),
  )
  app.decorate('productSearch', search)
  app.addHook('onClose', async () => openSearch?.close())
})
