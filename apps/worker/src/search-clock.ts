import { type DocumentSink, refreshDocuments } from '@rasteh/search/feed'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { loadTurnedProducts } from '@rasteh/shop-store/search/documents'

/** A look costs one read of a small index; an offer is found under its price a second after it begins. */
const LOOK_EVERY_MS = 1_000
const AT_ONCE = 100

/**
 * Makes documents again when an offer of theirs begins or ends, by looking at the documents themselves: what a dead
 * worker missed is simply still due. Any number of workers may look.
 */
export function startSearchClock(
  pool: Pool,
  sinks: readonly DocumentSink[],
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout
  let isStopped = false
  let look = Promise.resolve()
  const next = () => {
    look = refreshTurned(pool, sinks).catch(onError)
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

async function refreshTurned(pool: Pool, sinks: readonly DocumentSink[]): Promise<void> {
  await refreshDocuments(pool, await loadTurnedProducts(pool, AT_ONCE), sinks)
}
