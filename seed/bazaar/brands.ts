import { readData } from '../read-data.ts'
import { NamedTexts } from '../schema/bazaar.ts'
import type { Text } from '../schema/text.ts'

/** Every brand of the bazaar by its key. */
export const BRANDS: ReadonlyMap<string, Text> = new Map(
  Object.entries(readData(NamedTexts, 'bazaar/brands.json')),
)

export function brandOf(key: string): Text {
  const brand = BRANDS.get(key)
  if (!brand) throw new Error(`There is no brand ${key}.`)
  return brand
}
