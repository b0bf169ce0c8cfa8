import { setTimeout } from 'node:timers/promises'

export type Instance = {
  name: string
  /** Where it says that it may be asked again; null for one that nobody asks. */
  readyUrl: string | null
  /** Ends it, which takes as long as it has answers under way, and starts it anew. */
  restart: () => Promise<void>
}

type Pace = {
  /** How long an instance may take to be ready. */
  readyWithinMs: number
  /** How long the edge takes to send visitors to it again: three of its looks, a second each. */
  edgeNoticesMs: number
}

export const PACE: Pace = { readyWithinMs: 120_000, edgeNoticesMs: 4_000 }

/**
 * Restarts instances one after another; the next is touched only when the one before is asked again. One that does not
 * come back ends it with an error: the others go on as they were.
 */
export async function roll(
  instances: readonly Instance[],
  say: (line: string) => void,
  pace: Pace = PACE,
): Promise<void> {
  for (const { name, readyUrl, restart } of instances) {
    const startedAt = Date.now()
    await restart()
    if (readyUrl) {
      await waitUntilReady(name, readyUrl, pace.readyWithinMs)
      await setTimeout(pace.edgeNoticesMs)
    }
    say(`${name}: again after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
}

export async function waitUntilReady(name: string, url: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(200)
  }
  throw new Error(`${name} is not ready after ${withinMs / 1000} s: nothing else was restarted`)
}
