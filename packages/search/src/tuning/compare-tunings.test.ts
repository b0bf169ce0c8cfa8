import { describe, expect, it } from 'vitest'
import type { ProductQuery, ProductSearch } from '../product-search.ts'
import { compareTunings, gainOf } from './compare-tunings.ts'

const grades = new Map([
  [1, 3],
  [2, 1],
])

/** A search that answers these words with these products, and nothing else. */
const answering = (answers: Record<string, number[]>) =>
  // Only what is looked at: the ids.
  ({
    find: async ({ text }: ProductQuery) => ({ productIds: answers[text ?? ''] ?? [] }),
  }) as unknown as ProductSearch

describe('how well a search is answered', () => {
  it('is 1 for the best order, less for another, and 0 for nothing', () => {
    expect(gainOf([1, 2], grades)).toBe(1)
    expect(gainOf([2, 1], grades)).toBeLessThan(1)
    expect(gainOf([7, 8, 9], grades)).toBe(0)
    expect(gainOf([], grades)).toBe(0)
  })

  it('looks at the first ten alone', () => {
    expect(gainOf([...Array(10).fill(7), 1], grades)).toBe(0)
  })

  it('is compared before and after, the worst changes first', async () => {
    const judged = ['چای', 'قند', 'نبات'].map((text) => ({ text, grades }))
    const before = answering({ چای: [1, 2], قند: [], نبات: [1, 2] })
    const after = answering({ چای: [2, 1], قند: [1, 2], نبات: [1, 2] })
    const { changed, ...figures } = await compareTunings(judged, before, after)
    expect(changed.map(({ text }) => text)).toEqual(['چای', 'قند'])
    expect(figures.before).toBeCloseTo(2 / 3)
    expect(figures.after).toBeGreaterThan(figures.before)
  })
})
