import { fromPriceUnit, type PriceUnit, parseAmount } from '@rasteh/persian-text/money'
import { type Rial, toRial } from '../money.ts'

/** Reads the answered discount, written with commas in any digits and in the shown unit; null when it is no amount. */
export function readDiscountAmount(formatted: string, unit: PriceUnit): Rial | null {
  const amount = parseAmount(formatted)
  return amount === undefined ? null : toRial(fromPriceUnit(amount, unit))
}
