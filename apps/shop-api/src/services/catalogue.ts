import type { toWantedTab } from '@rasteh/contracts/catalogue'
import { accept, refuse } from '@rasteh/shop-core/outcome'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { loadTabProducts } from '@rasteh/shop-store/reads/tab-products'

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue({ database }: { database: Pool }) {
  return {
    /** The products of one tab of a catalogue module: two statements. */
    async loadTab(tab: ReturnType<typeof toWantedTab>, locale: Locale) {
      const products = await loadTabProducts(database, tab, locale)
      return products ? accept(products) : refuse({ kind: 'tab-not-found' } as const)
    },
  }
}
