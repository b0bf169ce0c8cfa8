import type { Rial } from '../money.ts'

/** One line of a basket. `addonOf` is the id of the line it was added to; `seenUnitPriceRial` the price last shown. */
export type BasketLine = {
  id: string
  productId: number
  variantId: number
  quantity: number
  addonOf: string | null
  userDescription: string
  seenUnitPriceRial: Rial | null
}

/** A basket as it is kept; `handle` is its public name, `version` the one it was read at. */
export type BasketState = {
  id: string
  handle: string
  version: number
  lines: readonly BasketLine[]
  specialCode: string | null
  usesScore: boolean
}

/** The pieces of a variant in the whole basket: limits, stock and layers are read against this sum. */
export function quantityOfVariant(lines: readonly BasketLine[], variantId: number): number {
  return lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0)
}
