import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { SearchClick, SearchMiss } from '@rasteh/contracts/search'
import { DoneWire } from '@rasteh/contracts/wire-types'
import { cleanSearchTerm, isCountableSearch } from '@rasteh/shop-core/search-box'
import { countSearchClick, countSearchMiss } from '@rasteh/shop-store/search-counts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { EVERYTHING } from './everything.ts'

const config = { rateLimit: {} }
const response = { 200: DoneWire }

/** What pages tell of searches: counted by the day, of nobody in particular. */
export async function countRoutes(app: ShopApi) {
  app.post(
    ADDED_PATHS.searchClick,
    { schema: { tags: ['search'], body: SearchClick, response }, config },
    async (request) => {
      await countSearchClick(app.database, request.body.ProductId)
      return true as const
    },
  )
  app.post(
    ADDED_PATHS.searchMiss,
    { schema: { tags: ['search'], body: SearchMiss, response }, config },
    async (request) => {
      const text = cleanSearchTerm(request.body.Term)
      if (!isCountableSearch(text)) return true as const
      // A page may say what it likes; only what truly finds nothing is written down.
      const locale = localeOf(request)
      const { total } = await app.productSearch.find({ ...EVERYTHING, locale, text, limit: 1 })
      if (total === 0) await countSearchMiss(app.database, { locale, term: text })
      return true as const
    },
  )
}
