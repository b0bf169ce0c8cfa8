import type { Pool } from '@rasteh/shop-store/platform/pool'
import { countDueDays } from '@rasteh/shop-store/reports/count-days'

/** A look costs two reads of small indexes; a cancelled order has left its day's sums five seconds later. */
const LOOK_EVERY_MS = 5_000

/**
 * Counts the days of the reports that are over and due, by looking at what is missing and what has changed: what a dead
 * worker left is simply still due. Any number of workers may look.
 */
export function startReportClock(
  pool: Pool,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout
  let isStopped = false
  let look = Promise.resolve()
  const next = () => {
    look = countAll().catch(onError)
    void look.then(() => {
      if (!isStopped) timer = setTimeout(next, LOOK_EVERY_MS)
    })
  }
  /** The first look of a shop with years of orders has many days to count. */
  async function countAll(): Promise<void> {
    while (!isStopped && (await countDueDays(pool, () => isStopped)) > 0);
  }
  next()
  return {
    async stop() {
      isStopped = true
      await look
      clearTimeout(timer)
    },
  }
}
