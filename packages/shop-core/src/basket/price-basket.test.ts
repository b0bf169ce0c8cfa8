import { describe, expect, it } from 'vitest'
import { type Discount, toRial } from '../money.ts'
import { aBasket, aLine, aVariant } from './basket.builder.ts'
import type { BasketLine } from './basket-state.ts'
import { type PriceBasketInput, priceBasket } from './price-basket.ts'

const NOW = Date.UTC(2026, 2, 21)
const settings = { priceUnit: 'rial', minBasketRial: null, maxBasketRial: null } as const
const amountOff = (rials: number): Discount => ({ kind: 'amount', amountRial: toRial(rials) })
const score = {
  userScore: 50,
  priceOfScoreRial: toRial(100),
  maxBasketPriceToUseScoreRial: null,
  decreaseType: '0',
}

const input = (lines: readonly BasketLine[], given: Partial<PriceBasketInput> = {}): PriceBasketInput => ({
  state: aBasket(lines),
  facts: [aVariant()],
  code: null,
  score: null,
  settings,
  nowMs: NOW,
  ...given,
})

const using = (lines: readonly BasketLine[], given: Partial<PriceBasketInput>) =>
  priceBasket({ ...input(lines, given), state: aBasket(lines, { usesScore: true }) })

describe('the totals of a basket', () => {
  it('are all 0 for an empty basket, which cannot be ordered', () => {
    expect(priceBasket(input([]))).toEqual({
      lines: [],
      totals: {
        totalPriceWithoutTaxRial: 0,
        normalDiscountRial: 0,
        specialCodeDiscountRial: 0,
        scoreDiscountRial: 0,
        totalDiscountRial: 0,
        totalTaxRial: 0,
        totalPriceRial: 0,
        payablePriceRial: 0,
        totalQuantity: 0,
      },
      onlyDownloadable: false,
      warning: null,
      canCheckOut: false,
    })
  })

  it('put the tax on the discounted price and the discount against the total [S4.14]', () => {
    const facts = [
      aVariant({ price: 10_000, taxPercent: 10, offer: { discount: amountOff(1000), endsAtMs: null } }),
      aVariant({ productId: 2, variantId: 22, price: 5005, taxPercent: 9 }),
    ]
    const lines = [aLine({ quantity: 2 }), aLine({ id: 'line-2', productId: 2, variantId: 22, quantity: 1 })]
    const code = { discount: { kind: 'percent', percent: 10 } as const, maxDiscountRial: null }
    expect(priceBasket(input(lines, { facts, code })).totals).toEqual({
      totalPriceWithoutTaxRial: 25_005,
      normalDiscountRial: 2000,
      specialCodeDiscountRial: 2301,
      scoreDiscountRial: 0,
      totalDiscountRial: 4301,
      totalTaxRial: 1620 + 405,
      totalPriceRial: 27_030,
      payablePriceRial: 22_729,
      totalQuantity: 3,
    })
  })

  it('are whole Toman in a shop that shows Toman', () => {
    const facts = [aVariant({ price: 12_345, taxPercent: 9 })]
    const { totals } = priceBasket(input([aLine()], { facts, settings: { ...settings, priceUnit: 'toman' } }))
    expect(totals).toMatchObject({
      totalPriceWithoutTaxRial: 12_350,
      totalTaxRial: 1110,
      payablePriceRial: 13_460,
    })
  })

  it('never discount a basket beyond its price [S4.15 S4.16]', () => {
    const code = { discount: amountOff(9_999_999), maxDiscountRial: null }
    const facts = [aVariant({ taxPercent: 10 })]
    expect(priceBasket(input([aLine({ quantity: 3 })], { facts, code })).totals).toMatchObject({
      totalDiscountRial: 3000,
      totalTaxRial: 0,
      payablePriceRial: 0,
    })
  })
})

describe('the score', () => {
  const offer = { discount: amountOff(300), endsAtMs: null }

  it('takes off its worth', () => {
    expect(using([aLine({ quantity: 9 })], { score }).totals.scoreDiscountRial).toBe(5000)
  })

  it('takes off nothing unless the customer uses it [S4.19]', () => {
    expect(priceBasket(input([aLine({ quantity: 9 })], { score })).totals.scoreDiscountRial).toBe(0)
  })

  it('takes off no more than offers and code left', () => {
    const code = { discount: amountOff(200), maxDiscountRial: null }
    const { totals } = using([aLine()], { score, code, facts: [aVariant({ offer })] })
    expect(totals).toMatchObject({
      normalDiscountRial: 300,
      specialCodeDiscountRial: 200,
      scoreDiscountRial: 500,
    })
  })

  it("pays the whole total under type '1', leaving nothing to offers and code [S4.20]", () => {
    const code = { discount: amountOff(200), maxDiscountRial: null }
    const wholeTotal = { ...score, decreaseType: '1' }
    const { totals } = using([aLine()], { score: wholeTotal, code, facts: [aVariant({ offer })] })
    expect(totals).toMatchObject({
      normalDiscountRial: 0,
      specialCodeDiscountRial: 0,
      scoreDiscountRial: 1000,
      totalDiscountRial: 1000,
    })
  })
})

describe('what a basket as a whole says', () => {
  it('is that all of it is downloadable', () => {
    const facts = [aVariant({ productType: 3 })]
    expect(priceBasket(input([aLine()], { facts })).onlyDownloadable).toBe(true)
  })

  it('is that not all of it is downloadable', () => {
    const facts = [aVariant({ productType: 3 }), aVariant({ productId: 2, variantId: 22 })]
    const lines = [aLine(), aLine({ id: 'line-2', productId: 2, variantId: 22 })]
    expect(priceBasket(input(lines, { facts })).onlyDownloadable).toBe(false)
  })

  it('is that a line no longer for sale is not downloadable', () => {
    expect(priceBasket(input([aLine()], { facts: [] })).onlyDownloadable).toBe(false)
  })

  it('is that it can be ordered', () => {
    expect(priceBasket(input([aLine()]))).toMatchObject({ warning: null, canCheckOut: true })
  })

  it('is that it is worth too little to order, whatever a code takes off', () => {
    const limits = { ...settings, minBasketRial: toRial(2000) }
    expect(priceBasket(input([aLine()], { settings: limits }))).toMatchObject({
      warning: { kind: 'basket-below-min', amountRial: 2000 },
      canCheckOut: false,
    })
  })

  it('is that it is worth too much to order', () => {
    const limits = { ...settings, maxBasketRial: toRial(2000) }
    expect(priceBasket(input([aLine({ quantity: 3 })], { settings: limits }))).toMatchObject({
      warning: { kind: 'basket-above-max', amountRial: 2000 },
      canCheckOut: false,
    })
  })

  it('is nothing about its value while it is empty', () => {
    expect(priceBasket(input([], { settings: { ...settings, minBasketRial: toRial(1) } })).warning).toBeNull()
  })

  it('is that it cannot be ordered with a line out of stock', () => {
    expect(priceBasket(input([aLine({ quantity: 101 })])).canCheckOut).toBe(false)
  })

  it('is that one line out of stock is enough to keep it from being ordered', () => {
    const facts = [aVariant(), aVariant({ productId: 2, variantId: 22, stock: 0 })]
    const lines = [aLine(), aLine({ id: 'line-2', productId: 2, variantId: 22 })]
    expect(priceBasket(input(lines, { facts })).canCheckOut).toBe(false)
  })

  it('is that it can be ordered at a changed price', () => {
    const { lines, canCheckOut } = priceBasket(input([aLine({ seenUnitPriceRial: toRial(900) })]))
    expect(lines[0]?.notices).toEqual([{ kind: 'price-changed', fromRial: 900, toRial: 1000 }])
    expect(canCheckOut).toBe(true)
  })
})

describe('a priced line', () => {
  it('carries its part of every amount', () => {
    const facts = [
      aVariant({ taxPercent: 10, offer: { discount: amountOff(100), endsAtMs: NOW + 1 } }),
      aVariant({ productId: 2, variantId: 22, price: 200 }),
    ]
    const lines = [
      aLine({ quantity: 2 }),
      aLine({ id: 'line-2', productId: 2, variantId: 22, addonOf: 'line-1' }),
    ]
    const code = { discount: amountOff(100), maxDiscountRial: null }
    const priced = priceBasket(input(lines, { facts, code })).lines
    expect(priced).toMatchObject([
      {
        linePriceRial: 2000,
        normalRial: 200,
        codeRial: 90,
        scoreRial: 0,
        discountRial: 290,
        taxRial: 171,
        payableRial: 1881,
        addonOfProductId: null,
      },
      {
        linePriceRial: 200,
        codeRial: 10,
        discountRial: 10,
        taxRial: 0,
        payableRial: 190,
        addonOfProductId: 1,
      },
    ])
  })

  it('does not carry the inner step of the offer', () => {
    expect(priceBasket(input([aLine()])).lines[0]).not.toHaveProperty('offerRial')
  })

  it('is priced by the layers of the customer group', () => {
    const layers = [
      { fromQuantity: 1, toQuantity: null, unitPriceRial: toRial(700), customerGroup: 5 },
      { fromQuantity: 1, toQuantity: null, unitPriceRial: toRial(900), customerGroup: null },
    ]
    const facts = [aVariant({ layers })]
    const prices = [5, null].map(
      (customerGroup) => priceBasket(input([aLine()], { facts, customerGroup })).lines[0]?.unitPriceRial,
    )
    expect(prices).toEqual([700, 900])
  })
})
