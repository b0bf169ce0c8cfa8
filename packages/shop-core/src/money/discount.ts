import { percentOf } from './percent-of.ts'
import { floorToPriceUnit, type PriceUnit, roundToPriceUnit } from './price-unit.ts'
import { leastRial, type Rial, ZERO_RIAL } from './rial.ts'

/** What an offer or a code takes off. */
export type Discount = { kind: 'percent'; percent: number } | { kind: 'amount'; amountRial: Rial }

/** What `discount` takes off `price` in whole units of `unit`: never less than nothing, never more than the price. */
export function discountOn(price: Rial, discount: Discount, unit: PriceUnit): Rial {
  const wished =
    discount.kind === 'percent'
      ? percentOf(price, discount.percent, unit)
      : roundToPriceUnit(discount.amountRial, unit)
  return wished > 0 ? leastRial(wished, floorToPriceUnit(price, unit)) : ZERO_RIAL
}
