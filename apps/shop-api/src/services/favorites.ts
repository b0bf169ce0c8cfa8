import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { FAVORITES_SHOWN } from '@rasteh/shop-core/registration'
import { addFavorite, isFavorite, loadFavorites, removeFavorite } from '@rasteh/shop-store/accounts/favorites'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { loadModuleProducts } from '@rasteh/shop-store/reads/module-products'
import type { NotFound } from './refusals.ts'

type Liking = { customerId: number; productId: number }
export type Favorites = ReturnType<typeof createFavorites>

/** What customers like. The call to another host, if the shop has one, is made by the worker afterwards. */
export function createFavorites({ database }: { database: Pool }) {
  return {
    async list(customerId: number, locale: Locale) {
      const productIds = await loadFavorites(database, customerId, FAVORITES_SHOWN)
      return loadModuleProducts(database, { kind: 'picked', productIds, count: FAVORITES_SHOWN }, locale)
    },
    has: (liking: Liking) => isFavorite(database, liking),
    /** Answers whether the product is a favorite now. */
    async set(liking: Liking, isWanted: boolean): Promise<Outcome<boolean, NotFound>> {
      if (isWanted && !(await addFavorite(database, liking))) return refuse({ kind: 'favorite-not-found' })
      if (!isWanted) await removeFavorite(database, liking)
      return accept(isWanted)
    },
  }
}
