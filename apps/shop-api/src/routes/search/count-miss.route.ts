import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { SearchMiss } from '@rasteh/contracts/search'
import { DoneWire } from '@rasteh/contracts/wire-types'
import { toDone } from '../../http/answer-outcome.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Counts that a search found nothing. */
export async function countMissRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.searchMiss,
    {
      schema: { tags: ['search'], body: SearchMiss, response: { 200: DoneWire } },
      config: { rateLimit: {} },
    },
    (request) => app.searches.countMiss(request.body.Term, localeOf(request)).then(toDone),
  )
}
