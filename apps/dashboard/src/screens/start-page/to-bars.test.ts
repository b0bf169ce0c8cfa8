import { describe, expect, it } from 'vitest'
import { toBars } from './to-bars.ts'

describe('the bars of the sales', () => {
  it('begin at the right, as high as the amounts are to each other', () => {
    const { width, height, bars } = toBars([100, 50, 0])
    expect(bars.map((bar) => bar.height)).toEqual([height, height / 2, 0])
    expect(bars.map((bar) => bar.x)).toEqual([43, 23, 3])
    expect(bars.every((bar) => bar.y + bar.height === height && bar.x + bar.width <= width)).toBe(true)
  })

  it('show the least that was sold', () => {
    expect(toBars([1, 1_000_000]).bars[0]?.height).toBe(3)
  })

  it('are flat where nothing was sold', () => {
    expect(toBars([0, 0]).bars.map((bar) => bar.height)).toEqual([0, 0])
  })
})
