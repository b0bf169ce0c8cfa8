import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { SearchAsked } from '@rasteh/contracts/search'
import { DoneWire } from '@rasteh/contracts/wire-types'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import { toDone } from '../../http/answer-outcome.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Counts that a search found something. Of the visitor no more is known than that it is another one. */
export async function countAskedRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.searchAsked,
    {
      schema: { tags: ['search'], body: SearchAsked, response: { 200: DoneWire } },
      config: { rateLimit: {} },
    },
    (request) =>
      app.searches
        .countAsked({ typed: request.body.Term, locale: localeOf(request), visitor: subnetOf(request.ip) })
        .then(toDone),
  )
}
