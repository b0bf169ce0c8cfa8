import { expect, it } from 'vitest'
import { keepMoments, longestGap } from './moments.ts'

it.each([
  ['between two moments', [1_000, 1_100, 4_100, 4_200], 3_100 - 100],
  ['after the last one', [1_000, 1_200], 3_300],
  ['from the beginning', [3_900, 4_400], 2_900],
  ['whatever the order they came in', [4_200, 1_000, 4_100, 1_100], 3_000],
  ['of nothing at all', [], 3_500],
])('finds the longest time without: %s', (_, moments, gap) => {
  expect(longestGap(moments, 1_000, 4_500)).toBe(gap)
})

it('counts what worked and what failed since a moment', () => {
  const moments = keepMoments()
  moments.note(true, 500)
  moments.note(true, 1_000)
  moments.note(false, 1_200)
  moments.note(true, 3_000)
  expect(moments.since(1_000, 3_100)).toEqual({ worked: 2, failed: 1, longestMs: 2_000 })
  expect(moments.last()).toBe(3_000)
})
