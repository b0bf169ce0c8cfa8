import type { Rial } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** How far back a struck price must have been asked. */
export const STRUCK_DAYS = 30

/** A price with the one that is shown struck beside it. */
export type PricePair = { unitRial: Rial; struckRial: Rial | null }

/** What was asked of shoppers for a variant: the highest of the last thirty days, and whether an offer lowers it now. */
export type AskedPrices = { highestRial: Rial | null; isOffered: boolean }

export type StruckRefusal = { kind: 'struck-never-asked'; struckRial: Rial; highestRial: Rial | null }

/**
 * Says whether the struck price of a variant may be shown: it was asked in the last thirty days, or was shown before at no
 * higher price. While an offer runs its price is struck, so raising that claims something too. What is not shown struck
 * claims nothing.
 */
export function checkStruck(
  before: PricePair | null,
  after: PricePair,
  { highestRial, isOffered }: AskedPrices,
): Outcome<PricePair, StruckRefusal> {
  const struckRial = shownStruck(after, isOffered)
  if (struckRial === null) return accept(after)
  const shown = before && shownStruck(before, isOffered)
  if (before && shown === struckRial && after.unitRial >= before.unitRial) return accept(after)
  if (highestRial !== null && struckRial <= highestRial) return accept(after)
  return refuse({ kind: 'struck-never-asked', struckRial, highestRial })
}

function shownStruck({ unitRial, struckRial }: PricePair, isOffered: boolean): Rial | null {
  if (struckRial !== null && struckRial > unitRial) return struckRial
  return isOffered ? unitRial : null
}
