import { applyPriceChange, loadDuePriceChanges } from '@rasteh/shop-store/catalogue/price-changes'
import type { Database } from '@rasteh/shop-store/platform/pool'

/** Prices must be live within 5 s of their time; a look costs one read of an index that is nearly always empty. */
const LOOK_EVERY_MS = 1_000

export type PriceClock = { stop: () => Promise<void> }

/**
 * Applies price changes when their time has come, by looking at the changes themselves: what a dead worker or a
 * sleeping database missed is simply still due. Any number of workers may look.
 */
export function startPriceClock(database: Database, onError: (error: unknown) => void): PriceClock {
  let timer: NodeJS.Timeout
  let look = Promise.resolve()
  const next = () => {
    look = applyDuePriceChanges(database, onError)
    void look.then(() => {
      timer = setTimeout(next, LOOK_EVERY_MS)
    })
  }
  next()
  return {
    async stop() {
      await look
      clearTimeout(timer)
    },
  }
}

async function applyDuePriceChanges(database: Database, onError: (error: unknown) => void): Promise<void> {
  const due = await loadDuePriceChanges(database).catch((error) => {
    onError(error)
    return []
  })
  // One by one, in their order; one that fails must not hold up the others and is due again at the next look.
  for (const id of due) await applyPriceChange(database, id).catch(onError)
}
