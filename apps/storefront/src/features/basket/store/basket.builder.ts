import type { ShownBasket, ShownLine } from '@rasteh/contracts/basket'

/** A line of a plain product, for tests to change what they are about. */
export function shownLine(changes: Partial<ShownLine> = {}): ShownLine {
  return {
    id: 'line-1',
    productId: 7,
    variantId: 9,
    productType: 1,
    downloadable: false,
    title: 'چای سیاه ایرانی',
    url: '/product/7/tea',
    picture: null,
    unitTitle: 'بسته',
    quantity: 2,
    unitPriceRial: 850_000,
    linePriceRial: 1_700_000,
    step: 1,
    min: 1,
    max: 10,
    stock: 40,
    userDescription: '',
    noteLabel: null,
    addonOf: null,
    notice: null,
    ...changes,
  }
}

/** A basket with these lines, whose totals are those of one plain line. */
export function shownBasket(
  lines: readonly ShownLine[] = [shownLine()],
  totals: Partial<NonNullable<ShownBasket['totals']>> = {},
): ShownBasket {
  return {
    cartId: 'A'.repeat(22),
    lines,
    totals: {
      totalPriceRial: 1_870_000,
      totalPriceWithoutTaxRial: 1_700_000,
      totalDiscountRial: 0,
      totalTaxRial: 170_000,
      totalQuantity: 2,
      payablePriceRial: 1_870_000,
      normalDiscountRial: 0,
      specialCode: null,
      specialCodeDiscountRial: 0,
      scoreDiscountRial: 0,
      priceOfScoreRial: 0,
      maxBasketPriceToUseScoreRial: null,
      scoreDecreaseType: '',
      usesScore: false,
      userScore: 0,
      minBasketRial: 0,
      maxBasketRial: 0,
      ...totals,
    },
  }
}
