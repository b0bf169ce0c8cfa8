import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { PopularSearchesWire } from '@rasteh/contracts/search'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** What the empty search box offers; the same for every visitor of a language. */
export async function popularSearchesRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.searchPopular,
    { schema: { tags: ['search'], response: { 200: PopularSearchesWire } } },
    async (request) => [...(await app.searches.popular(localeOf(request)))],
  )
}
