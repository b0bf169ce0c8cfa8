import type { ProductSearch } from '@rasteh/search/product-search'
import { createShopSearch } from '@rasteh/search/shop-search'
import { readDatabase } from '#page/load/database.ts'
import { openSearch } from './open-search.ts'

let opened: ProductSearch | undefined

/** The catalogue's search as pages ask it, made by the first that does. */
export function productSearch(): ProductSearch {
  opened ??= createShopSearch({ database: readDatabase(), openSearch: openSearch() })
  return opened
}
