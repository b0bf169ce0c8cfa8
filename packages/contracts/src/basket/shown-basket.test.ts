import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { type BasketLineWire, BasketWire } from './basket-wire.ts'
import { toShownBasket } from './shown-basket.ts'

const kettle: BasketLineWire = {
  Id: 'a1',
  ProductId: 12,
  VariantId: 40,
  ProductType: 1,
  Downloadable: false,
  Title: 'کتری',
  Url: '/product/12/کتری',
  Picture: null,
  UnitTitle: 'عدد',
  Quantity: 2,
  UnitPrice: 900_000,
  LinePrice: 1_800_000,
  Step: 1,
  MinOrderCount: 1,
  MaxOrderCount: 5,
  StockCount: 9,
  UserDescription: 'هدیه است',
  NoteLabel: 'متن حکاکی',
  AddonOf: 11,
  Notice: { Kind: 'price-changed', FromPrice: 800_000 },
  CartId: 'Zm9vYmFyYmF6cXV4Zm9vYg',
  TotalPrice: 1_980_000,
  TotalPriceWithoutTax: 1_800_000,
  TotalDiscount: 60,
  TotalTax: 180_000,
  TotalQuantity: 2,
  PayablePrice: 1_979_940,
  NormalDiscount: 10,
  SpecialCode: 'NOWRUZ',
  SpecialCodeDiscount: 20,
  ScoreDiscount: 30,
  PriceOfScore: 1000,
  MaxBasketPriceToUseScore: null,
  ScoreDecreaseType: '1',
  IsUseUserScore: true,
  UserScore: 50,
  MinBasketPrice: 500_000,
  MaxBasketPrice: 0,
}

describe('the basket that the page reads', () => {
  it('comes as the contract says', () => {
    expect(Value.Check(BasketWire, [kettle])).toBe(true)
  })

  it('has its lines in the shop’s own words', () => {
    expect(toShownBasket([kettle]).lines).toEqual([
      {
        id: 'a1',
        productId: 12,
        variantId: 40,
        productType: 1,
        downloadable: false,
        title: 'کتری',
        url: '/product/12/کتری',
        picture: null,
        unitTitle: 'عدد',
        quantity: 2,
        unitPriceRial: 900_000,
        linePriceRial: 1_800_000,
        step: 1,
        min: 1,
        max: 5,
        stock: 9,
        userDescription: 'هدیه است',
        noteLabel: 'متن حکاکی',
        addonOf: 11,
        notice: { kind: 'price-changed', fromPriceRial: 800_000 },
      },
    ])
  })

  it('has its handle and its totals once', () => {
    const { cartId, totals } = toShownBasket([kettle, kettle])
    expect(cartId).toBe('Zm9vYmFyYmF6cXV4Zm9vYg')
    expect(totals).toEqual({
      totalPriceRial: 1_980_000,
      totalPriceWithoutTaxRial: 1_800_000,
      totalDiscountRial: 60,
      totalTaxRial: 180_000,
      totalQuantity: 2,
      payablePriceRial: 1_979_940,
      normalDiscountRial: 10,
      specialCode: 'NOWRUZ',
      specialCodeDiscountRial: 20,
      scoreDiscountRial: 30,
      priceOfScoreRial: 1000,
      maxBasketPriceToUseScoreRial: null,
      scoreDecreaseType: '1',
      usesScore: true,
      userScore: 50,
      minBasketRial: 500_000,
      maxBasketRial: 0,
    })
  })

  it('has a line without a notice', () => {
    expect(toShownBasket([{ ...kettle, Notice: null }]).lines[0]?.notice).toBeNull()
  })

  it('has no handle and no totals when it is empty', () => {
    expect(toShownBasket([])).toEqual({ cartId: null, lines: [], totals: null })
  })
})
