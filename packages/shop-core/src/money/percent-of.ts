import { type PriceUnit, rialsIn } from './price-unit.ts'
import { type Rial, toRial } from './rial.ts'

/**
 * The percentage of `amount`, rounded half up once, to whole units of `unit`; the percentage itself counts to
 * two decimals.
 */
export function percentOf(amount: Rial, percent: number, unit: PriceUnit = 'rial'): Rial {
  const grain = rialsIn(unit)
  // The product can pass the safe integers long before the result does.
  const product = BigInt(amount) * BigInt(Math.round(percent * 100))
  return toRial(Number(halfUp(product, BigInt(10_000 * grain))) * grain)
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator
  const quotient = doubled / (2n * denominator)
  // BigInt division cuts towards zero; half up means towards the higher amount.
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient
}
