import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { SearchClick } from '@rasteh/contracts/search'
import { DoneWire } from '@rasteh/contracts/wire-types'
import { toDone } from '../../http/answer-outcome.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Counts that a found product was opened. */
export async function countClickRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.searchClick,
    {
      schema: { tags: ['search'], body: SearchClick, response: { 200: DoneWire } },
      config: { rateLimit: {} },
    },
    (request) => {
      const { ProductId: productId, Term: typed = '' } = request.body
      return app.searches.countClick({ productId, typed, locale: localeOf(request) }).then(toDone)
    },
  )
}
