import { describe, expect, it } from 'vitest'
import { compareSamples, medianOf } from './compare-samples.ts'

/** Chance that is the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
const between = (from: number, to: number, next: () => number) => from + (to - from) * next()
const sample = (count: number, from: number, to: number, seed: number) => {
  const next = chance(seed)
  return Array.from({ length: count }, () => between(from, to, next))
}

describe('two samples of times', () => {
  it('differ as they were found at staff sign-in: 9–27 ms and 122–178 ms', () => {
    const found = compareSamples(sample(12, 9, 27, 1), sample(12, 122, 178, 2))
    expect(found).toMatchObject({ delta: -1, isDifferent: true })
    expect(found.p).toBeLessThan(0.0001)
  })

  it('differ when one takes a half longer in much noise', () => {
    expect(compareSamples(sample(60, 100, 300, 3), sample(60, 200, 400, 4)).isDifferent).toBe(true)
  })

  it('of one source do not differ, whatever the chance', () => {
    const compared = Array.from({ length: 200 }, (_, round) =>
      compareSamples(sample(20, 100, 300, round), sample(20, 100, 300, 10_000 + round)),
    )
    expect(compared.filter(({ isDifferent }) => isDifferent)).toEqual([])
  })

  it('have a median', () => {
    expect(medianOf([5, 1, 9])).toBe(5)
  })
})
