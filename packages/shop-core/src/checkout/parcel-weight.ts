import { isDownloadable, type PricedLine } from '../basket.ts'

type Weighed = Pick<PricedLine, 'quantity' | 'facts'>

/** The weight of what is to be sent; downloads and what is no longer for sale weigh nothing. */
export function parcelWeightGrams(lines: readonly Weighed[]): number {
  return lines.reduce((sum, { quantity, facts }) => {
    const isSent = facts !== null && !isDownloadable(facts)
    return isSent ? sum + quantity * facts.weightGrams : sum
  }, 0)
}
