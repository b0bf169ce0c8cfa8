import type { Rial } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { PriceLayer, SellableVariant } from './variant-facts.ts'

export type LayerRefusal = { kind: 'invalid-price-layer'; productId: number; quantity: number }

type Priced = Pick<SellableVariant, 'productId' | 'layers' | 'unitPriceRial'>

/**
 * The unit price at `quantity`. With layers, a quantity that falls in none open to the customer is refused; of
 * several, one of the customer's own group wins, then the one that begins at the higher quantity.
 */
export function checkUnitPrice(
  variant: Priced,
  quantity: number,
  customerGroup: number | null,
): Outcome<Rial, LayerRefusal> {
  const { productId, layers, unitPriceRial } = variant
  if (layers.length === 0) return accept(unitPriceRial)
  const [layer] = layers.filter((each) => isOpen(each, quantity, customerGroup)).toSorted(bySpecialness)
  if (!layer) return refuse({ kind: 'invalid-price-layer', productId, quantity })
  return accept(layer.unitPriceRial)
}

function isOpen(layer: PriceLayer, quantity: number, customerGroup: number | null): boolean {
  const { fromQuantity, toQuantity } = layer
  if (layer.customerGroup !== null && layer.customerGroup !== customerGroup) return false
  return quantity >= fromQuantity && (toQuantity === null || quantity <= toQuantity)
}

function bySpecialness(a: PriceLayer, b: PriceLayer): number {
  const general = Number(a.customerGroup === null) - Number(b.customerGroup === null)
  // The price decides last, so that the order of the layers never does.
  return general || b.fromQuantity - a.fromQuantity || a.unitPriceRial - b.unitPriceRial
}
