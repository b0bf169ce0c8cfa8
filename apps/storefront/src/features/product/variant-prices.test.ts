import { describe, expect, it } from 'vitest'
import { variantPrices } from './variant-prices.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 19)

const variant = (id: number) => ({ id, title: `مدل ${id}`, sku: `SKU-${id}` }) as never
/** Another price each day. */
const daily = (variantId: number, days: number) =>
  Array.from({ length: days }, (_, day) => ({
    variantId,
    atMs: NOW - (days - day) * DAY_MS,
    askedRial: 1_000_000 + day * 10_000,
  }))
const linesOf = (ids: number[], steps: ReturnType<typeof daily>, chosenId = 1) =>
  variantPrices({ variants: ids.map(variant), priceSteps: steps }, chosenId, NOW)

describe('the lines of prices of a page', () => {
  it('begin with the chosen variant, and name each where there are more', () => {
    const lines = linesOf([1, 2], [...daily(1, 3), ...daily(2, 3)], 2)
    expect(lines.map(({ variantId, title }) => [variantId, title])).toEqual([
      [2, 'مدل 2'],
      [1, 'مدل 1'],
    ])
    expect(linesOf([1], daily(1, 3))[0]?.title).toBeNull()
  })

  it('hold that of the chosen one always, and others while they are short', () => {
    const steps = [...daily(1, 90), ...daily(2, 3)]
    expect(linesOf([1, 2], steps).map(({ variantId }) => variantId)).toEqual([1])
    expect(linesOf([1, 2], steps, 2).map(({ variantId }) => variantId)).toEqual([2])
  })

  it('are none where nothing was asked', () => {
    expect(linesOf([1], [])).toEqual([])
  })
})
