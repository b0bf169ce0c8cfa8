import type { Rial } from '../money.ts'

/** How prices move: by a share of each or by the same amount. */
export type PriceMove = { kind: 'percent'; percent: number } | { kind: 'amount'; amountRial: Rial }

export type RoundingMode = 'nearest' | 'up' | 'down'

/** What a manager asks of many prices at once. */
export type PriceRule = {
  move: PriceMove
  direction: 'up' | 'down'
  /** New prices are whole multiples of this many Rials; a shop that shows Toman never goes under its own unit. */
  roundToRial: number
  roundingWay: RoundingMode
  /** After a cut the price of before stays in sight, struck through. */
  keepOldPrice: boolean
}

/** Which variants a change is about. */
export type PriceChoice =
  | { kind: 'category'; categoryId: number }
  | { kind: 'brand'; brand: string }
  | { kind: 'list'; codes: string[] }

export const ROUNDING_STEPS_RIAL = [1, 10, 100, 1_000, 10_000, 50_000, 100_000, 500_000] as const
export const PRICE_PERCENT_MAX = 1_000
/** Far above any price, and far enough below the safe integers to be multiplied in peace. */
export const PRICE_RIAL_MAX = 1_000_000_000_000
/** Beyond these a preview warns: such a step is more often a slip of the finger than a wish. */
export const PRICE_DROP_WARNING_PERCENT = 50
export const PRICE_RISE_WARNING_PERCENT = 100
export const PRICE_LIST_MAX_CODES = 5_000
export const PRICE_CHANGE_MAX_ROWS = 50_000
export const PRICE_PREVIEW_PAGE_ROWS = 50
