import { loadProduct, type Product } from '@rasteh/shop-store/reads/product'
import { toId } from '../../page/addresses.ts'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { perRequest } from '../../page/request.ts'

/** The product of an address, read once a request; null when the address names none. */
export const findProduct = perRequest(async (idSegment: string): Promise<Product | null> => {
  const id = toId(idSegment)
  return id === null ? null : loadProduct(readDatabase(), id, readLanguage())
})
