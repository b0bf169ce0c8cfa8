import {
  type BasketLine,
  type PriceBasketInput,
  priceBasket,
  type VariantFacts,
} from '@rasteh/shop-core/basket'
import { toRial } from '@rasteh/shop-core/money'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { BasketWire } from './basket-wire.ts'
import { toBasketWire } from './to-basket-wire.ts'

const kettle: VariantFacts = {
  productId: 12,
  variantId: 40,
  isDefault: true,
  title: 'کتری',
  url: '/product/12/کتری',
  picture: '/media/12.webp',
  productType: 1,
  downloadable: false,
  unitTitle: 'عدد',
  step: 1,
  min: 1,
  max: 5,
  stock: 9,
  unitPriceRial: toRial(1_000_000),
  layers: [],
  offer: null,
  taxPercent: 10,
  weightGrams: 900,
  addonIds: [13],
  noteLabel: 'متن حکاکی',
}
const guarantee: VariantFacts = {
  ...kettle,
  productId: 13,
  variantId: 41,
  title: 'ضمانت',
  picture: null,
  addonIds: [],
  noteLabel: null,
}

const kettleLine: BasketLine = {
  id: 'a1',
  productId: 12,
  variantId: 40,
  quantity: 2,
  addonOf: null,
  userDescription: 'هدیه است',
  seenUnitPriceRial: null,
}
const guaranteeLine: BasketLine = {
  ...kettleLine,
  id: 'a2',
  productId: 13,
  variantId: 41,
  addonOf: 'a1',
  quantity: 1,
}

const basket: PriceBasketInput = {
  state: {
    id: 'b1',
    handle: 'Zm9vYmFyYmF6cXV4Zm9vYg',
    version: 3,
    lines: [kettleLine, guaranteeLine],
    specialCode: 'NOWRUZ',
    usesScore: false,
  },
  facts: [kettle, guarantee],
  code: null,
  score: null,
  settings: { priceUnit: 'rial', minBasketRial: toRial(500_000), maxBasketRial: null },
  nowMs: 0,
}
const write = (input: PriceBasketInput) => toBasketWire(priceBasket(input), input)
const withLine = (line: Partial<BasketLine>, variant: Partial<VariantFacts> = {}) =>
  write({
    ...basket,
    state: { ...basket.state, lines: [{ ...kettleLine, ...line }] },
    facts: [{ ...kettle, ...variant }],
  })

describe('the answered basket', () => {
  it('is written as the contract says', () => {
    expect(Value.Errors(BasketWire, write(basket))).toEqual([])
  })

  it('is [] when it is empty', () => {
    expect(write({ ...basket, state: { ...basket.state, lines: [] } })).toEqual([])
  })

  it('repeats the totals on every line', () => {
    const totals = {
      TotalPriceWithoutTax: 3_000_000,
      TotalTax: 300_000,
      TotalPrice: 3_300_000,
      TotalQuantity: 3,
    }
    expect(write(basket)).toMatchObject([totals, totals])
  })

  it('carries the handle and the limits of the basket', () => {
    expect(write(basket)[0]).toMatchObject({
      CartId: 'Zm9vYmFyYmF6cXV4Zm9vYg',
      MinBasketPrice: 500_000,
      MaxBasketPrice: 0,
      PayablePrice: 3_300_000,
    })
  })

  it('draws each line', () => {
    expect(write(basket)[0]).toMatchObject({
      Id: 'a1',
      ProductId: 12,
      VariantId: 40,
      Title: 'کتری',
      Picture: '/media/12.webp',
      UnitTitle: 'عدد',
      Quantity: 2,
      UnitPrice: 1_000_000,
      LinePrice: 2_000_000,
      MinOrderCount: 1,
      MaxOrderCount: 5,
      StockCount: 9,
      UserDescription: 'هدیه است',
      NoteLabel: 'متن حکاکی',
      AddonOf: null,
      Notice: null,
    })
  })

  it('says which product an addon belongs to', () => {
    expect(write(basket)[1]).toMatchObject({ ProductId: 13, AddonOf: 12 })
  })

  it('does not show a code that is no longer valid', () => {
    expect(write(basket)[0]?.SpecialCode).toBeNull()
  })

  it('carries the customer’s score', () => {
    const score = {
      userScore: 50,
      priceOfScoreRial: toRial(1000),
      maxBasketPriceToUseScoreRial: null,
      decreaseType: '1',
    }
    const wire = write({ ...basket, score, state: { ...basket.state, usesScore: true } })
    expect(wire[0]).toMatchObject({
      UserScore: 50,
      PriceOfScore: 1000,
      MaxBasketPriceToUseScore: null,
      ScoreDecreaseType: '1',
      IsUseUserScore: true,
      ScoreDiscount: 50_000,
    })
  })

  it('tells that a price has changed, and from which', () => {
    expect(withLine({ seenUnitPriceRial: toRial(900_000) })[0]?.Notice).toEqual({
      Kind: 'price-changed',
      FromPrice: 900_000,
    })
  })

  it('tells what stands in the way of ordering before a changed price', () => {
    const wire = withLine({ quantity: 7, seenUnitPriceRial: toRial(900_000) })
    expect(wire[0]?.Notice).toEqual({ Kind: 'more-than-max', FromPrice: null })
  })

  it('still draws what is no longer for sale', () => {
    const wire = withLine({}, { unitPriceRial: null })
    expect(wire[0]).toMatchObject({ Title: 'کتری', UnitPrice: null, Notice: { Kind: 'product-not-found' } })
    expect(Value.Check(BasketWire, wire)).toBe(true)
  })

  it('draws a guest’s basket without a score, and a product that is gone without limits', () => {
    const settings = { ...basket.settings, minBasketRial: null }
    expect(write({ ...basket, settings, facts: [] })[0]).toMatchObject({
      ProductType: 0,
      Downloadable: false,
      Title: '',
      Step: 1,
      MinOrderCount: 0,
      MaxOrderCount: 0,
      StockCount: 0,
      PriceOfScore: 0,
      MaxBasketPriceToUseScore: 0,
      ScoreDecreaseType: '',
      UserScore: 0,
      MinBasketPrice: 0,
    })
  })

  it('keeps to the contract even when a product is gone altogether', () => {
    const input = { ...basket, facts: [] }
    expect(Value.Check(BasketWire, write(input))).toBe(true)
  })
})
