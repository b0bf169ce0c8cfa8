export type SampleComparison = {
  /** How likely two samples of one source differ as much (Mann–Whitney, two-sided). */
  p: number
  /** Cliff's delta: 0 when neither tends to be larger, 1 or -1 when one always is. */
  delta: number
  /** Whether somebody who sees the times can tell which is which. */
  isDifferent: boolean
}

/** Once in ten thousand runs two equal sources look different; twelve of each suffice to see a whole difference. */
const P_MAX = 0.0001
/** A smaller tendency drowns in what a network adds. */
const DELTA_MIN = 0.4

/** Says whether two samples of times come from different sources: both clearly, by chance, and by how much. */
export function compareSamples(one: readonly number[], other: readonly number[]): SampleComparison {
  const delta = deltaOf(one, other)
  const size = one.length + other.length
  // U has this spread around its mean when both come from one source; delta is U, moved and scaled to -1 … 1.
  const spread = Math.sqrt((size + 1) / (3 * one.length * other.length))
  const p = twoSided(delta / spread)
  return { p, delta, isDifferent: p < P_MAX && Math.abs(delta) > DELTA_MIN }
}

function deltaOf(one: readonly number[], other: readonly number[]): number {
  let more = 0
  for (const a of one) for (const b of other) more += Math.sign(a - b)
  return more / (one.length * other.length)
}

/** The chance that a normal value is as far from 0, by Abramowitz and Stegun 26.2.17. */
function twoSided(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return Math.min(1, 2 * series * Math.exp((-z * z) / 2) * (1 / Math.sqrt(2 * Math.PI)))
}

/** The middle of a sample. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
