import { checkUnitPrice, offerDiscountPerPiece } from '@rasteh/shop-core/basket'
import { type PriceUnit, toRial } from '@rasteh/shop-core/money'
import type { ProductOffer, ProductVariant } from '@rasteh/shop-store/reads/product'

type PriceContext = { quantity: number; offer: ProductOffer | null; unit: PriceUnit }

export type ShownPrice = { priceRial: number | null; oldPriceRial: number | null }

/** What one piece costs at a quantity, as the basket will reckon it, and what it would cost without layer and offer. */
export function priceAt(variant: ProductVariant, { quantity, offer, unit }: PriceContext): ShownPrice {
  const { unitPriceRial, oldPriceRial } = variant
  if (unitPriceRial === null) return { priceRial: null, oldPriceRial: null }
  const priceRial = afterOffer(layerPrice(variant, unitPriceRial, quantity), offer, unit)
  const before = Math.max(oldPriceRial ?? 0, unitPriceRial)
  return { priceRial, oldPriceRial: before > priceRial ? before : null }
}

/** A price with what the offer takes off it. */
export function afterOffer(priceRial: number, offer: ProductOffer | null, unit: PriceUnit): number {
  const running = offer && { discount: offer.discount, endsAtMs: null }
  return priceRial - offerDiscountPerPiece(toRial(priceRial), running, { nowMs: 0, unit })
}

function layerPrice({ id, layers }: ProductVariant, unitPriceRial: number, quantity: number): number {
  const open = layers.map((layer) => ({
    ...layer,
    unitPriceRial: toRial(layer.unitPriceRial),
    customerGroup: null,
  }))
  const priced = { productId: id, layers: open, unitPriceRial: toRial(unitPriceRial) }
  const outcome = checkUnitPrice(priced, quantity, null)
  // A quantity in no layer is refused by the basket, which says so; the page shows the plain price.
  return outcome.ok ? outcome.value : unitPriceRial
}
