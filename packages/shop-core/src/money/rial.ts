declare const rialBrand: unique symbol

/** An amount of money: whole Rials, always a safe integer. */
export type Rial = number & { readonly [rialBrand]: true }

/** Takes `amount` as money; an amount that is not a whole, safe number is a fault in the program, so it throws. */
export function toRial(amount: number): Rial {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole, safe amount of Rials: ${amount}`)
  // Adding 0 turns -0 into 0, which equality checks would otherwise distinguish.
  return (amount + 0) as Rial
}

export const ZERO_RIAL = toRial(0)

/** Says whether `value` can stand as a price: whole Rials, never below 0. */
export function isWholeRial(value: unknown): value is Rial {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

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

/** The lowest of the amounts. */
export function leastRial(first: Rial, ...others: readonly Rial[]): Rial {
  return toRial(Math.min(first, ...others))
}
