import { readFolder } from '../read-data.ts'
import { type ProductType, ProductTypes } from '../schema/bazaar.ts'

/** Everything the bazaar sells. */
export const PRODUCT_TYPES: readonly ProductType[] = readFolder(ProductTypes, 'bazaar/types').flatMap(
  ({ types }) => types,
)

const BY_KEY = new Map(PRODUCT_TYPES.map((type) => [type.key, type]))

export function typeOf(key: string): ProductType {
  const type = BY_KEY.get(key)
  if (!type) throw new Error(`There is no type ${key}.`)
  return type
}
