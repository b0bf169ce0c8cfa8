import { rialsIn } from '../money/price-unit.ts'
import type { PriceUnit, Rial } from '../money.ts'
import type { PriceRule, RoundingMode } from './price-rule.ts'

/** The price that `rule` makes of `price`, in whole multiples of its rounding; 0 or below means that the price is refused. */
export function newPrice(price: Rial, rule: PriceRule, unit: PriceUnit): number {
  const wished =
    rule.move.kind === 'percent' ? byPercent(price, rule, rule.move.percent) : byAmount(price, rule)
  return roundTo(wished, roundingStep(rule, unit), rule.roundingWay)
}

/** The rounding in force: the one asked for, raised to whole units of what the shop shows. */
export function roundingStep({ roundToRial }: Pick<PriceRule, 'roundToRial'>, unit: PriceUnit): number {
  const grain = rialsIn(unit)
  return Math.max(1, Math.ceil(roundToRial / grain)) * grain
}

type Fraction = { numerator: bigint; denominator: bigint }

/** A percentage counts to two decimals; the product passes the safe integers long before the price does. */
function byPercent(price: Rial, { direction }: PriceRule, percent: number): Fraction {
  const hundredths = BigInt(Math.round(percent * 100))
  const share = direction === 'up' ? 10_000n + hundredths : 10_000n - hundredths
  return { numerator: BigInt(price) * share, denominator: 10_000n }
}

function byAmount(price: Rial, { direction, move }: PriceRule): Fraction {
  const amount = BigInt(move.kind === 'amount' ? move.amountRial : 0)
  return { numerator: BigInt(price) + (direction === 'up' ? amount : -amount), denominator: 1n }
}

function roundTo({ numerator, denominator }: Fraction, step: number, mode: RoundingMode): number {
  if (numerator <= 0n) return 0
  const whole = denominator * BigInt(step)
  const added = { down: 0n, nearest: whole, up: 2n * whole - 2n }[mode]
  return Number((2n * numerator + added) / (2n * whole)) * step
}
