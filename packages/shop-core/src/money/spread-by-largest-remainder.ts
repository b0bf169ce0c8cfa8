import { type PriceUnit, rialsIn } from './price-unit.ts'
import { type Rial, toRial } from './rial.ts'

/** One receiver of a spread amount. `key` decides between equal remainders, so that order never does. */
export type Share = { key: string; weight: Rial }

/**
 * Spreads `total` over the shares by weight, in whole units of `unit`; the parts sum exactly to `total`
 * and none passes its weight while `total` does not pass their sum. Answers in the order of the shares.
 */
export function spreadByLargestRemainder(
  total: Rial,
  shares: readonly Share[],
  unit: PriceUnit = 'rial',
): Rial[] {
  const grain = rialsIn(unit)
  const weightSum = shares.reduce((sum, share) => sum + BigInt(share.weight), 0n)
  checkSpreadable(total, shares, grain)
  if (weightSum === 0n) return shares.map(() => toRial(0))

  const grains = BigInt(total / grain)
  const quotas = shares.map(({ key, weight }) => {
    const exact = grains * BigInt(weight)
    return { key, whole: Number(exact / weightSum), remainder: exact % weightSum }
  })
  const left = Number(grains) - quotas.reduce((sum, quota) => sum + quota.whole, 0)
  const favoured = new Set(quotas.toSorted(byRemainder).slice(0, left))
  return quotas.map((quota) => toRial((quota.whole + (favoured.has(quota) ? 1 : 0)) * grain))
}

type Quota = { key: string; whole: number; remainder: bigint }

function byRemainder(a: Quota, b: Quota): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1
  if (a.key === b.key) return 0
  return a.key < b.key ? -1 : 1
}

function checkSpreadable(total: Rial, shares: readonly Share[], grain: number): void {
  if (total < 0 || total % grain !== 0) throw new RangeError(`Cannot spread ${total} Rials by ${grain}`)
  if (shares.some((share) => share.weight < 0)) throw new RangeError('A share weighs less than nothing')
  if (total > 0 && shares.every((share) => share.weight === 0)) {
    throw new RangeError(`Nobody to spread ${total} Rials over`)
  }
}
