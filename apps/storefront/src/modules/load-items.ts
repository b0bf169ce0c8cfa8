import { type ProductItem, toProductItem } from '@rasteh/contracts/catalogue'
import { pageKeys } from '@rasteh/contracts/page-keys'
import { loadModuleProducts } from '@rasteh/shop-store/reads/module-products'
import { type ProductSource, toProductSource } from '@rasteh/shop-store/reads/product-source'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { showsKeys, showsProducts } from '#page/load/request.ts'

/** The products of a module: one statement, or none where nothing was chosen. */
export async function loadItems(source: ProductSource | null): Promise<ProductItem[]> {
  if (!source) return []
  showsKeys(pageKeys.productLists)
  const items = (await loadModuleProducts(readDatabase(), source, readLanguage())).map(toProductItem)
  showsProducts(items.map(({ productId }) => productId))
  return items
}

/** The products of a module that keeps one source. */
export const loadItemsOf = (kept: Parameters<typeof toProductSource>[0]) => loadItems(toProductSource(kept))
