import { discountOn, type PriceUnit, type Rial, ZERO_RIAL } from '../money.ts'
import type { Offer } from './variant-facts.ts'

type OfferTime = { nowMs: number; unit: PriceUnit }

/** What a running offer takes off one piece, as the product page shows it; an offer is over at its end. */
export function offerDiscountPerPiece(
  unitPrice: Rial,
  offer: Offer | null,
  { nowMs, unit }: OfferTime,
): Rial {
  if (!offer || (offer.endsAtMs !== null && nowMs >= offer.endsAtMs)) return ZERO_RIAL
  return discountOn(unitPrice, offer.discount, unit)
}
