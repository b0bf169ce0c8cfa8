import { PATHS } from '@rasteh/contracts/paths'
import { SearchRequest, SuggestionsWire, toSuggestionsWire, toWantedSearch } from '@rasteh/contracts/search'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** What a text may lead to while it is typed. */
export async function findRoute(app: ShopApi) {
  app.post(
    PATHS.searchFind,
    {
      schema: { tags: ['search'], body: SearchRequest, response: { 200: SuggestionsWire } },
      config: { rateLimit: {} },
    },
    async (request) =>
      toSuggestionsWire(await app.searches.suggest(toWantedSearch(request.body), localeOf(request))),
  )
}
