import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, property } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { pricedBaskets } from './basket.arbitrary.ts'
import { type PricedBasket, type PricedLine, priceBasket } from './price-basket.ts'

// The full count of random cases may meet a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const AMOUNTS = [
  'linePriceRial',
  'normalRial',
  'codeRial',
  'scoreRial',
  'discountRial',
  'taxRial',
  'payableRial',
] as const satisfies (keyof PricedLine)[]

const sum = ({ lines }: PricedBasket, part: (typeof AMOUNTS)[number]) =>
  lines.reduce((total, line) => total + line[part], 0)

const everyBasket = (promise: (basket: PricedBasket, input: Parameters<typeof priceBasket>[0]) => void) =>
  assert(
    property(pricedBaskets, (input) => promise(priceBasket(input), input)),
    propertyRuns(),
  )

describe('every basket', () => {
  it('has totals that are the sums of its lines', () => {
    everyBasket((basket) => {
      expect(basket.totals).toMatchObject({
        totalPriceWithoutTaxRial: sum(basket, 'linePriceRial'),
        normalDiscountRial: sum(basket, 'normalRial'),
        specialCodeDiscountRial: sum(basket, 'codeRial'),
        scoreDiscountRial: sum(basket, 'scoreRial'),
        totalDiscountRial: sum(basket, 'discountRial'),
        totalTaxRial: sum(basket, 'taxRial'),
        payablePriceRial: sum(basket, 'payableRial'),
      })
    })
  })

  it('has a discount that is the sum of its three parts [S4.14]', () => {
    everyBasket(({ totals }) => {
      expect(totals.totalDiscountRial).toBe(
        totals.normalDiscountRial + totals.specialCodeDiscountRial + totals.scoreDiscountRial,
      )
      expect(totals.payablePriceRial).toBe(totals.totalPriceRial - totals.totalDiscountRial)
    })
  })

  it('costs 0 or more and is discounted by no more than its total [S4.15 S4.16]', () => {
    everyBasket(({ totals, lines }) => {
      expect(totals.payablePriceRial).toBeGreaterThanOrEqual(0)
      expect(totals.totalDiscountRial).toBeLessThanOrEqual(totals.totalPriceWithoutTaxRial)
      expect(lines.filter((line) => line.discountRial > line.linePriceRial)).toEqual([])
      expect(lines.filter((line) => AMOUNTS.some((part) => line[part] < 0))).toEqual([])
    })
  })

  it('is counted in whole units of its price unit', () => {
    everyBasket((basket, { settings }) => {
      const grain = { toman: 10, rial: 1 }[settings.priceUnit]
      const broken = basket.lines.flatMap((line) => AMOUNTS.filter((part) => line[part] % grain !== 0))
      expect(broken).toEqual([])
    })
  })

  it('costs the same on every line in whatever order the lines stand', () => {
    everyBasket((basket, input) => {
      const reversed = priceBasket({
        ...input,
        state: { ...input.state, lines: input.state.lines.toReversed() },
      })
      expect(reversed.totals).toEqual(basket.totals)
      expect(reversed.lines.toReversed()).toEqual(basket.lines)
    })
  })

  it('takes no more for the score than the score is worth and the shop allows [S4.17 S4.18]', () => {
    everyBasket(({ totals }, { score }) => {
      const worth = (score?.userScore ?? 0) * (score?.priceOfScoreRial ?? 0)
      const cap = score?.maxBasketPriceToUseScoreRial ?? worth
      expect(totals.scoreDiscountRial).toBeLessThanOrEqual(Math.min(worth, cap))
    })
  })
})
