import { describe, expect, it } from 'vitest'
import { POINTS_MAX, pointsOf, tidyPoints } from './points.ts'
import { averageOf, ratingScore, ratingsIn } from './stars.ts'

describe('ratings', () => {
  it.each([
    [[0, 0, 0, 0, 0], 0, null],
    [[0, 0, 0, 0, 1], 1, 5],
    [[1, 0, 0, 0, 2], 3, 3.7],
    [[0, 0, 0, 15, 35], 50, 4.7],
  ])('of %j are %i with an average of %s', (stars, count, average) => {
    expect(ratingsIn(stars)).toBe(count)
    expect(averageOf(stars)).toBe(average)
  })

  it('put one vote of five below fifty of 4.7, and nothing nowhere', () => {
    const one = ratingScore([0, 0, 0, 0, 1]) ?? 0
    expect(one).toBeLessThan(ratingScore([0, 0, 0, 15, 35]) ?? 0)
    expect(one).toBeGreaterThan(ratingScore([1, 0, 0, 0, 0]) ?? 0)
    expect(ratingScore([0, 0, 0, 0, 0])).toBeNull()
  })
})

describe('points', () => {
  it.each([
    ['سبک\nخوش‌دست', ['سبک', 'خوش‌دست']],
    ['- سبک\r\n\n • خوش‌دست \n', ['سبک', 'خوش‌دست']],
    ['  \n -- \n', []],
    [null, []],
  ])('of %j are %j', (text, points) => {
    expect(pointsOf(text)).toEqual(points)
  })

  it('are at most ten, and kept without what is around them', () => {
    expect(pointsOf('a\n'.repeat(50))).toHaveLength(POINTS_MAX)
    expect(tidyPoints(' + سبک \n\n')).toBe('سبک')
    expect(tidyPoints(' \n ')).toBeNull()
  })
})
