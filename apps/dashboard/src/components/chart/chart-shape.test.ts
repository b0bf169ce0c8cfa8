import { describe, expect, it } from 'vitest'
import { toChartShape } from './chart-shape.ts'
import { CHART_HEIGHT, CHART_WIDTH } from './chart-size.ts'

describe('the shape of a chart', () => {
  it('begins at the right, with bars as high as the values are to each other', () => {
    const { bars } = toChartShape([100, 50, 0])
    expect(bars.map(({ height }) => height)).toEqual([CHART_HEIGHT, CHART_HEIGHT / 2, 0])
    expect(bars.map(({ x }) => x)).toEqual(bars.map(({ x }) => x).toSorted((one, other) => other - one))
    expect(bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= CHART_WIDTH)).toBe(true)
    expect(bars.every((bar) => bar.y + bar.height === CHART_HEIGHT)).toBe(true)
  })

  it('shows the least that there was, and nothing where there was nothing', () => {
    expect(toChartShape([1, 1_000_000]).bars[0]?.height).toBe(3)
    expect(toChartShape([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0])
  })

  it('has round ticks from zero to above the highest value', () => {
    const { ticks } = toChartShape([930, 40])
    expect(ticks.map(({ value }) => value)).toEqual([0, 200, 400, 600, 800, 1000])
    expect([ticks[0]?.fromBelow, ticks.at(-1)?.fromBelow]).toEqual([0, 100])
  })

  it('makes room for what it is compared with, and draws it no longer than itself', () => {
    const { bars, line, ticks } = toChartShape([10, 10], [100, 50, 70])
    expect(bars[0]?.height).toBe(CHART_HEIGHT / 10)
    expect(line?.match(/[ML]/g)).toHaveLength(2)
    expect(ticks.at(-1)?.value).toBe(100)
    expect(toChartShape([10, 10]).line).toBeNull()
  })

  it('labels a few steps, the first at the right', () => {
    const { labels } = toChartShape(Array(93).fill(1))
    expect(labels.length).toBeLessThanOrEqual(8)
    expect(labels[0]).toMatchObject({ index: 0 })
    expect(labels[0]?.fromRight).toBeLessThan(2)
    expect(labels.map(({ fromRight }) => fromRight)).toEqual(
      labels.map(({ fromRight }) => fromRight).toSorted((one, other) => one - other),
    )
  })

  it('stands empty', () => {
    expect(toChartShape([])).toMatchObject({ bars: [], labels: [], line: null })
  })
})
