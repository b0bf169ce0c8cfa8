/** The longest note about a customer, and the longest reason for a correction. */
export const CUSTOMER_NOTE_MAX = 2_000
export const SCORE_REASON_MAX = 200

/** No single correction is larger: one digit too many is refused. */
export const SCORE_CORRECTION_MAX = 1_000_000

/** What one paid order came to on average, in whole Rials; 0 for somebody who has paid none. */
export function averageSpent(spentRial: number, paidOrders: number): number {
  return paidOrders > 0 ? Math.floor(spentRial / paidOrders) : 0
}
