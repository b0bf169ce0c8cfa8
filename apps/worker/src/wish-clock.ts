import { createCategoryWords, matchWished } from '@rasteh/search/wishes'
import type { Pool } from '@rasteh/shop-store/platform/pool'

/** A look costs one read of a small index while no customer waits for anything. */
const LOOK_EVERY_MS = 5_000

/**
 * Compares what people wait for with what is in stock, some texts at each look, by looking at the documents themselves:
 * what a dead worker missed is simply still there. Any number of workers may look.
 */
export function startWishClock(pool: Pool, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  const categoryWords = createCategoryWords(pool)
  let timer: NodeJS.Timeout
  let isStopped = false
  let look: Promise<unknown> = Promise.resolve()
  const next = () => {
    look = matchWished(pool, categoryWords).catch(onError)
    void look.then(() => {
      if (!isStopped) timer = setTimeout(next, LOOK_EVERY_MS)
    })
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
