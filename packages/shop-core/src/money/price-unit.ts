import { type PriceUnit, RIALS_PER_TOMAN } from '@rasteh/persian-text/money'
import { type Rial, toRial } from './rial.ts'

/** The unit prices are shown in: a setting of the shop. */
export type { PriceUnit }

const RIALS_IN = { toman: RIALS_PER_TOMAN, rial: 1 } as const satisfies Record<PriceUnit, number>

/** The nearest amount (half up) that can be shown in whole units: 10 Rials when the shop shows Toman. */
export function roundToPriceUnit(amount: Rial, unit: PriceUnit): Rial {
  const grain = RIALS_IN[unit]
  return toRial(Math.floor((amount + grain / 2) / grain) * grain)
}

/** The highest amount in whole units that is not above `amount`: for caps, which rounding up would break. */
export function floorToPriceUnit(amount: Rial, unit: PriceUnit): Rial {
  const grain = RIALS_IN[unit]
  return toRial(Math.floor(amount / grain) * grain)
}

/** How many Rials one shown unit is worth. */
export function rialsIn(unit: PriceUnit): number {
  return RIALS_IN[unit]
}
