import { type Arbitrary, array, boolean, constantFrom, integer, option, record } from 'fast-check'
import { type Discount, type Rial, toRial } from '../money.ts'
import { aBasket, aLine, aVariant } from './basket.builder.ts'
import type { PriceBasketInput } from './price-basket.ts'

const NOW_MS = 1_000_000

const amounts = (max: number): Arbitrary<Rial> => integer({ min: 0, max }).map(toRial)

const discounts: Arbitrary<Discount> = record({
  isPercent: boolean(),
  percent: integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  amountRial: amounts(30_000_000),
}).map(({ isPercent, percent, amountRial }) =>
  isPercent ? { kind: 'percent', percent } : { kind: 'amount', amountRial },
)

const offers = record({ discount: discounts, endsAtMs: constantFrom(null, NOW_MS, NOW_MS + 1) })

const layers = record({
  fromQuantity: integer({ min: 1, max: 20 }),
  toQuantity: option(integer({ min: 1, max: 40 })),
  unitPriceRial: amounts(50_000_000),
  customerGroup: constantFrom(null, 1, 2),
})

const variants = record({
  price: option(integer({ min: 0, max: 500_000_000 }), { freq: 20 }),
  offer: option(offers),
  taxPercent: constantFrom(0, 9, 10, 12.5),
  stock: integer({ min: 0, max: 60 }),
  layers: array(layers, { maxLength: 3 }),
  quantity: integer({ min: 1, max: 40 }),
})

/** Any basket with any prices, offers, code and score that a shop may hold, on sale or not. */
export const pricedBaskets: Arbitrary<PriceBasketInput> = record({
  goods: array(variants, { maxLength: 8 }),
  code: option(record({ discount: discounts, maxDiscountRial: option(amounts(20_000_000)) })),
  score: option(
    record({
      userScore: integer({ min: 0, max: 100_000 }),
      priceOfScoreRial: amounts(5000),
      maxBasketPriceToUseScoreRial: option(amounts(50_000_000)),
      decreaseType: constantFrom('0', '1'),
    }),
  ),
  usesScore: boolean(),
  priceUnit: constantFrom('toman' as const, 'rial' as const),
  customerGroup: constantFrom(null, 1),
}).map(({ goods, code, score, usesScore, priceUnit, customerGroup }) => ({
  state: aBasket(
    goods.map(({ quantity }, index) =>
      aLine({ id: `line-${index}`, productId: index, variantId: index, quantity }),
    ),
    { usesScore },
  ),
  facts: goods.map(({ quantity: _, ...given }, index) =>
    aVariant({ ...given, productId: index, variantId: index }),
  ),
  code,
  score,
  settings: { priceUnit, minBasketRial: null, maxBasketRial: null },
  nowMs: NOW_MS,
  customerGroup,
}))
