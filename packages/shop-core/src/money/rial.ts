declare const rialBrand: unique symbol

/** An amount of money: whole Rials, always a safe integer. */
export type Rial = number & { readonly [rialBrand]: true }

/** Takes `amount` as money; an amount that is not a whole, safe number is a fault in the program, so it throws. */
export function toRial(amount: number): Rial {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole, safe amount of Rials: ${amount}`)
  // Adding 0 turns -0 into 0, which equality checks and JSON would otherwise tell apart.
  return (amount + 0) as Rial
}

export const ZERO_RIAL = toRial(0)

/** The sum of the amounts, 0 for none. */
export function addRial(...amounts: readonly Rial[]): Rial {
  return amounts.reduce((sum, amount) => toRial(sum + amount), ZERO_RIAL)
}

/** What remains of `amount` after taking `less`; may be below 0. */
export function subtractRial(amount: Rial, less: Rial): Rial {
  return toRial(amount - less)
}

/** The price of `count` pieces at `amount` each. */
export function timesRial(amount: Rial, count: number): Rial {
  return toRial(amount * count)
}

/** The percentage of `amount`, rounded half up; the percentage itself counts to two decimals. */
export function percentOf(amount: Rial, percent: number): Rial {
  // The product can pass the safe integers long before the result does.
  const tenThousandths = BigInt(amount) * BigInt(Math.round(percent * 100))
  return toRial(Number(halfUp(tenThousandths, 10_000n)))
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator
  const quotient = doubled / (2n * denominator)
  // BigInt division cuts towards zero; half up means towards the higher amount.
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient
}
