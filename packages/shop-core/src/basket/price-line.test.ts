import { describe, expect, it } from 'vitest'
import { type Discount, toRial } from '../money.ts'
import { aLine, aVariant } from './basket.builder.ts'
import type { BasketLine } from './basket-state.ts'
import { isBlocking, type PriceLineContext, priceLine } from './price-line.ts'
import type { VariantFacts } from './variant-facts.ts'

const amountOff = (rials: number): Discount => ({ kind: 'amount', amountRial: toRial(rials) })

function priced(line: BasketLine, variant: VariantFacts, given: Partial<PriceLineContext> = {}) {
  return priceLine(line, {
    lines: [line],
    facts: [variant],
    customerGroup: null,
    nowMs: 1000,
    unit: 'rial',
    ...given,
  })
}

const layers = [
  { fromQuantity: 1, toQuantity: 4, unitPriceRial: toRial(900), customerGroup: null },
  { fromQuantity: 5, toQuantity: 9, unitPriceRial: toRial(800), customerGroup: null },
]

describe('the price of a line', () => {
  it('is the unit price times the quantity', () => {
    expect(priced(aLine({ quantity: 3 }), aVariant())).toMatchObject({
      unitPriceRial: 1000,
      linePriceRial: 3000,
      offerRial: 0,
      notices: [],
    })
  })

  it('is lowered piece by piece by a running offer', () => {
    const variant = aVariant({ offer: { discount: amountOff(150), endsAtMs: 2000 } })
    expect(priced(aLine({ quantity: 3 }), variant).offerRial).toBe(450)
  })

  it('is not lowered by an offer that is over', () => {
    const variant = aVariant({ offer: { discount: amountOff(150), endsAtMs: 1000 } })
    expect(priced(aLine({ quantity: 3 }), variant).offerRial).toBe(0)
  })

  it('is rounded to whole Toman where the shop shows Toman', () => {
    const line = priced(aLine({ quantity: 3 }), aVariant({ price: 1005 }), { unit: 'toman' })
    expect(line.linePriceRial).toBe(3020)
  })

  it('is that of the layer all lines of the variant reach together', () => {
    const line = aLine({ quantity: 3 })
    const lines = [line, aLine({ id: 'line-2', quantity: 2, userDescription: 'حکاکی' })]
    expect(priced(line, aVariant({ layers }), { lines }).unitPriceRial).toBe(800)
  })
})

describe('the notices of a line', () => {
  it('say that the product is not for sale, and it costs nothing', () => {
    expect(priced(aLine(), aVariant({ price: null }))).toMatchObject({
      facts: null,
      unitPriceRial: null,
      linePriceRial: 0,
      offerRial: 0,
      notices: [{ kind: 'product-not-found', productId: 1 }],
    })
  })

  it('say that the stock has shrunk', () => {
    expect(priced(aLine({ quantity: 3 }), aVariant({ stock: 2 })).notices).toEqual([
      { kind: 'stock-exceeded', stock: 2, unit: 'عدد' },
    ])
  })

  it('judge all lines of the variant together', () => {
    const line = aLine({ quantity: 3 })
    const lines = [line, aLine({ id: 'line-2', quantity: 2 })]
    expect(priced(line, aVariant({ max: 4 }), { lines }).notices).toEqual([
      { kind: 'more-than-max', max: 4, unit: 'عدد' },
    ])
  })

  it('say that the quantity is in no layer, at the plain price', () => {
    expect(priced(aLine({ quantity: 20 }), aVariant({ layers }))).toMatchObject({
      unitPriceRial: 1000,
      notices: [{ kind: 'invalid-price-layer', productId: 1, quantity: 20 }],
    })
  })

  it('say that the price is not the one last shown', () => {
    expect(priced(aLine({ seenUnitPriceRial: toRial(950) }), aVariant()).notices).toEqual([
      { kind: 'price-changed', fromRial: 950, toRial: 1000 },
    ])
  })

  it.each([null, toRial(1000)])('say nothing about a price last shown as %j', (seenUnitPriceRial) => {
    expect(priced(aLine({ seenUnitPriceRial }), aVariant()).notices).toEqual([])
  })
})

it('lets a changed price be ordered', () => {
  expect(isBlocking({ kind: 'price-changed', fromRial: toRial(1), toRial: toRial(2) })).toBe(false)
})

it('lets no refused quantity be ordered', () => {
  expect(isBlocking({ kind: 'stock-exceeded', stock: 1, unit: 'عدد' })).toBe(true)
})
