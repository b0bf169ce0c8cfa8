import { loadProduct, type Product } from '@rasteh/shop-store/reads/product'
import { cache } from 'react'
import { toId } from '../../site/addresses.ts'
import { readLanguage } from '../../site/culture.ts'
import { readDatabase } from '../../site/database.ts'

/** The product of an address, read once a request; null when the address names none. */
export const findProduct = cache(async (idSegment: string): Promise<Product | null> => {
  const id = toId(idSegment)
  return id === null ? null : loadProduct(readDatabase(), id, await readLanguage())
})
