import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { SearchClick } from '@rasteh/contracts/search'
import { DoneWire } from '@rasteh/contracts/wire-types'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import { toDone } from '../../http/answer-outcome.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Counts that a found product was opened, and what was searched for in vain before. */
export async function countClickRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.searchClick,
    {
      schema: { tags: ['search'], body: SearchClick, response: { 200: DoneWire } },
      config: { rateLimit: {} },
    },
    (request) => {
      const { ProductId: productId, Term: typed = '', After: missed = '' } = request.body
      const visitor = subnetOf(request.ip)
      return app.searches
        .countClick({ productId, typed, missed, visitor, locale: localeOf(request) })
        .then(toDone)
    },
  )
}
