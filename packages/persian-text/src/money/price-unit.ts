export type PriceUnit = 'toman' | 'rial'

export const RIALS_PER_TOMAN = 10

/** Rials as Tomans; an amount that is not a whole Toman keeps its fraction rather than lose a Rial. */
export function toTomans(rials: number): number {
  return rials / RIALS_PER_TOMAN
}

/** Tomans as whole Rials. */
export function toRials(tomans: number): number {
  return Math.round(tomans * RIALS_PER_TOMAN)
}

/** Rials in the unit the shop shows. */
export function toPriceUnit(rials: number, unit: PriceUnit): number {
  return unit === 'toman' ? toTomans(rials) : rials
}

/** An amount typed in the unit the shop shows, as whole Rials. */
export function fromPriceUnit(amount: number, unit: PriceUnit): number {
  return unit === 'toman' ? toRials(amount) : Math.round(amount)
}
