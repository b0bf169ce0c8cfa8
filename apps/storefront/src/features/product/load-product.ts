import { loadProduct, type Product } from '@rasteh/shop-store/reads/product'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { toId } from '#page/load/page-urls.ts'
import { perRequest } from '#page/load/request.ts'

/** The product of a URL, read once a request; null when the URL names none. */
export const findProduct = perRequest(async (idSegment: string): Promise<Product | null> => {
  const id = toId(idSegment)
  return id === null ? null : loadProduct(readDatabase(), id, readLanguage())
})
