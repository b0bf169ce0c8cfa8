import { type EdgeCounters, hitRateBetween, readEdgeCounters } from '@rasteh/observability/edge-counters'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { saveStatusRecord } from '@rasteh/shop-store/platform/status-records'

const EVERY_MS = 30_000

type Heartbeat = {
  database: Pool
  version: string
  /** How Varnish on this machine is called; empty where there is none. */
  edgeName: string
  onError: (error: unknown) => void
}

/** Says every half minute that the worker lives, and what the edge did meanwhile, for the dashboard to show. */
export function startHeartbeat({ database, version, edgeName, onError }: Heartbeat): {
  stop: () => Promise<void>
} {
  let before: EdgeCounters | null = null
  async function beat() {
    await saveStatusRecord(database, 'worker', { version })
    const counters = await readEdgeCounters(edgeName)
    if (!counters) return
    const hitRate = before && hitRateBetween(before, counters)
    // A minute without a visitor says nothing new: what was seen last stays.
    if (!before || hitRate !== null) await saveStatusRecord(database, 'edge', { ...counters, hitRate })
    before = counters
  }
  let beating = beat().catch(onError)
  const clock = setInterval(() => {
    beating = beat().catch(onError)
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(clock)
      await beating
    },
  }
}
