import { loadScore } from '@rasteh/shop-store/accounts/score'
import type { Pool } from '@rasteh/shop-store/platform/pool'

/** As many lines of the ledger as a page shows. */
const MOVES_SHOWN = 100

export type Scores = ReturnType<typeof createScores>

export function createScores({ database }: { database: Pool }) {
  return {
    /** A customer's score and how it came about. */
    load: (customerId: number) => loadScore(database, customerId, MOVES_SHOWN),
  }
}
