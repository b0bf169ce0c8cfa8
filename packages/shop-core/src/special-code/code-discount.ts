import {
  type Discount,
  discountOn,
  floorToPriceUnit,
  leastRial,
  type PriceUnit,
  type Rial,
} from '../money.ts'

/** What a code takes off, and at most how much; a `maxDiscountRial` of null means there is no cap. */
export type CodeTerms = { discount: Discount; maxDiscountRial: Rial | null }

/** What a code takes off the basket's price after its offers: never more than that price or the code's own cap. */
export function codeDiscount(priceAfterOffers: Rial, terms: CodeTerms, unit: PriceUnit): Rial {
  const discount = discountOn(priceAfterOffers, terms.discount, unit)
  if (terms.maxDiscountRial === null) return discount
  return leastRial(discount, floorToPriceUnit(terms.maxDiscountRial, unit))
}
