import { describe, expect, it } from 'vitest'
import { dailyLowest, joinDays } from './daily-lowest.ts'
import { drawPriceLine } from './draw-price-line.ts'

/** A moment of November 2026 in Tehran. */
const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour) - 12_600_000
const step = (atMs: number, askedRial: number | null) => ({ atMs, askedRial })

describe('the lowest prices of days', () => {
  it('carry a price until the next, and take the lowest of a day with several', () => {
    const steps = [step(at(1, 10), 500), step(at(3, 9), 400), step(at(3, 18), 600)]
    expect(dailyLowest(steps, at(4, 12)).map(({ lowestRial }) => lowestRial)).toEqual([500, 500, 400, 600])
  })

  it('begin at midnight in Tehran, today the last', () => {
    const days = dailyLowest([step(at(1, 10), 500)], at(2, 1))
    expect(days.map(({ dayMs }) => dayMs)).toEqual([at(1), at(2)])
  })

  it('go back ninety days and no further, with what was asked on the first of them', () => {
    const days = dailyLowest([step(at(1) - 200 * 86_400_000, 700)], at(1, 5))
    expect(days).toHaveLength(90)
    expect(days[0]).toEqual({ dayMs: at(1) - 89 * 86_400_000, lowestRial: 700 })
  })

  it('leave out what is planned, and know days on which nothing was asked', () => {
    const steps = [step(at(1), 500), step(at(2, 1), null), step(at(9), 100)]
    expect(dailyLowest(steps, at(3, 5)).map(({ lowestRial }) => lowestRial)).toEqual([500, 500, null])
    expect(dailyLowest([], at(3))).toEqual([])
  })

  it('with the same price in a row are one span', () => {
    const spans = joinDays(dailyLowest([step(at(1), 500), step(at(4), 400)], at(4)))
    expect(spans).toEqual([
      { fromMs: at(1), toMs: at(3), lowestRial: 500 },
      { fromMs: at(4), toMs: at(4), lowestRial: 400 },
    ])
  })
})

describe('the line', () => {
  const lineOf = (...steps: { atMs: number; askedRial: number | null }[]) =>
    drawPriceLine(joinDays(dailyLowest(steps, at(4, 23))))

  it('steps from price to price, the highest at the top', () => {
    const line = lineOf(step(at(1, 1), 500), step(at(3), 700))
    expect(line).toMatchObject({ path: 'M0 80H150V0H300', lowestRial: 500, highestRial: 700 })
  })

  it('of one price runs through the middle, and breaks where nothing was asked', () => {
    expect(lineOf(step(at(1, 1), 500))?.path).toBe('M0 40H300')
    const gap = lineOf(step(at(1, 1), 500), step(at(1, 2), null), step(at(3, 1), 500))
    expect(gap?.path).toBe('M0 40H75M150 40H300')
    expect(lineOf(step(at(1), null))).toBeNull()
  })
})
