import { setTimeout } from 'node:timers/promises'

export type Instance = {
  name: string
  /**
   * Where it says that it may be asked again, looked up after each start, as a new start may listen elsewhere; null for
   * one that no process asks.
   */
  readyUrl: (() => string) | null
  /** Ends it, which takes as long as it has answers under way, and starts it again. */
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

export async function waitUntilReady(name: string, readyUrl: () => string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  let answer = ''
  while (Date.now() < deadline) {
    answer = await askReady(readyUrl)
    if (answer === '') return
    await setTimeout(200)
  }
  throw new Error(`${name} is not ready after ${withinMs / 1000} s (${answer}): nothing else was restarted`)
}

/** Nothing, or why it is not ready. A process that is just being started has no address yet. */
async function askReady(readyUrl: () => string): Promise<string> {
  try {
    const url = readyUrl()
    const said = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok, status }) => (ok ? '' : String(status)),
      () => 'no answer',
    )
    return said && `${url}: ${said}`
  } catch (error) {
    return String(error)
  }
}
