export type Sample = { atMs: number; megabytes: number }

const WINDOW_MS = 60_000
/** A process fills its caches first; only what comes after this part of the time is judged. */
const WARM_UP = 1 / 3
/** Flat: an hour at this slope would add less than a tenth, or, to a small process, less than 12 MB. */
const PART_AN_HOUR = 0.1
const LEAST_MB_AN_HOUR = 12
/** Fewer windows than these say nothing about an hour. */
const ENOUGH_WINDOWS = 12

export type Slope = { meanMb: number; mbAnHour: number; verdict: 'flat' | 'grows' | 'too short to say' }

/**
 * How memory grows, in MB an hour: the low points of minutes (between them stand the heaps that wait for their collector), and of all lines through two of them the median slope, so that no single jump decides.
 */
export function memorySlope(samples: readonly Sample[]): Slope {
  const first = samples[0]?.atMs ?? 0
  const last = samples.at(-1)?.atMs ?? 0
  const judged = samples.filter(({ atMs }) => atMs >= first + (last - first) * WARM_UP)
  const lows = lowPoints(judged)
  const meanMb = judged.reduce((sum, { megabytes }) => sum + megabytes, 0) / Math.max(1, judged.length)
  const slopes = lows.flatMap((one, index) =>
    lows.slice(index + 1).map((other) => (other.megabytes - one.megabytes) / (other.atMs - one.atMs)),
  )
  const mbAnHour = medianOf(slopes) * 3_600_000
  const bar = Math.max(LEAST_MB_AN_HOUR, meanMb * PART_AN_HOUR)
  if (lows.length < ENOUGH_WINDOWS) return { meanMb, mbAnHour, verdict: 'too short to say' }
  return { meanMb, mbAnHour, verdict: mbAnHour <= bar ? 'flat' : 'grows' }
}

function lowPoints(samples: readonly Sample[]): Sample[] {
  const windows = Map.groupBy(samples, ({ atMs }) => Math.floor(atMs / WINDOW_MS))
  return [...windows.values()].map((all) =>
    all.reduce((low, one) => (one.megabytes < low.megabytes ? one : low)),
  )
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
