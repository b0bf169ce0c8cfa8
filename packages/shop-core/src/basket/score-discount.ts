import { floorToPriceUnit, leastRial, type PriceUnit, type Rial, timesRial, ZERO_RIAL } from '../money.ts'

/** The decrease type under which the score may pay the whole total, before the offers. */
export const SCORE_TYPE_WHOLE_TOTAL = '1'

/** A customer's score and the shop's terms for using it; a null maximum means there is no cap. */
export type ScoreFacts = {
  userScore: number
  priceOfScoreRial: Rial
  maxBasketPriceToUseScoreRial: Rial | null
  decreaseType: string
}

type ScoreUse = { isUsed: boolean; openRial: Rial; unit: PriceUnit }

/**
 * What the score takes off: its worth, capped by the shop's maximum and by `openRial`, the part of the total it may
 * pay; nothing unless the customer uses it.
 */
export function scoreDiscount(score: ScoreFacts | null, { isUsed, openRial, unit }: ScoreUse): Rial {
  if (!score || !isUsed || score.userScore <= 0) return ZERO_RIAL
  const worth = timesRial(score.priceOfScoreRial, score.userScore)
  const capped = leastRial(worth, score.maxBasketPriceToUseScoreRial ?? openRial, openRial)
  return floorToPriceUnit(capped, unit)
}

/** Says whether the score may pay the whole total, so that it comes before offers and codes. */
export function paysWholeTotal(score: ScoreFacts | null): boolean {
  return score?.decreaseType === SCORE_TYPE_WHOLE_TOTAL
}
