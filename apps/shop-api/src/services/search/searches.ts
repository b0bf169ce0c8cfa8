import type { WantedPreview } from '@rasteh/contracts/platform'
import type { WantedSearch } from '@rasteh/contracts/search'
import { foldText } from '@rasteh/persian-text/fold'
import { createCompanySearch } from '@rasteh/search/company-search'
import type { ProductSearch } from '@rasteh/search/product-search'
import { cleanSearchTerm, isCountableSearch } from '@rasteh/shop-core/search-box'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import {
  countSearchAsked,
  countSearchChoice,
  countSearchClick,
  countSearchFollow,
  countSearchMiss,
} from '@rasteh/shop-store/search/counts'
import type { FastifyBaseLogger } from 'fastify'
import { EVERYTHING } from './everything.ts'
import { findPreview } from './find-preview.ts'
import { findSuggestions } from './find-suggestions.ts'
import { createPopularSearches } from './popular-searches.ts'

type Chosen = { productId: number; typed: string; missed: string; visitor: string; locale: Locale }
type Asked = { typed: string; locale: Locale; visitor: string }
type Deps = { database: Pool; productSearch: ProductSearch; log: FastifyBaseLogger }
export type Searches = ReturnType<typeof createSearches>

/** The search box, the platform's preview, and the counts of what is searched: by the day, without persons. */
export function createSearches({ database, productSearch, log }: Deps) {
  const shop = { database, productSearch, companySearch: createCompanySearch(database) }
  return {
    /** What the empty box offers. */
    popular: createPopularSearches(database),
    suggest: (wanted: WantedSearch, locale: Locale) => findSuggestions(shop, wanted, locale),
    /** The platform's scripts expect an answer whatever happens: a failure is logged, and nothing is found. */
    preview: (wanted: WantedPreview) =>
      findPreview(shop, wanted).catch((error: unknown) => {
        log.error(error)
        return []
      }),
    async countClick({ productId, typed, missed, visitor, locale }: Chosen): Promise<void> {
      await countSearchClick(database, productId)
      const text = cleanSearchTerm(typed)
      if (!isCountableSearch(text)) return
      const chosen = { folded: foldText(text), shown: text }
      await countSearchChoice(database, { locale, folded: chosen.folded })
      const before = cleanSearchTerm(missed)
      if (!isCountableSearch(before) || foldText(before) === chosen.folded) return
      const asked = { folded: foldText(before), shown: before }
      await countSearchFollow(database, { locale, missed: asked, chosen, visitor })
    },
    /** Any page may claim this: it is offered to others only where many say it and the shop finds it. */
    async countAsked({ typed, locale, visitor }: Asked): Promise<void> {
      const text = cleanSearchTerm(typed)
      if (!isCountableSearch(text)) return
      await countSearchAsked(database, { locale, folded: foldText(text), shown: text, visitor })
    },
    /** A page may claim any miss; only a search that really finds nothing of that name is counted. */
    async countMiss(typed: string, locale: Locale): Promise<void> {
      const text = cleanSearchTerm(typed)
      if (!isCountableSearch(text)) return
      const { total, isNearest } = await productSearch.find({ ...EVERYTHING, locale, text, limit: 1 })
      if (total === 0 || isNearest) await countSearchMiss(database, { locale, term: text })
    },
  }
}
