import type { BasketLineWire, BasketWire } from './basket-wire.ts'

/** A line as the page shows it. `unitPriceRial` is null when the product is no longer for sale. */
export type ShownLine = {
  readonly id: string
  readonly productId: number
  readonly variantId: number
  readonly productType: number
  readonly downloadable: boolean
  readonly title: string
  readonly url: string
  readonly picture: string | null
  readonly unitTitle: string
  readonly quantity: number
  readonly unitPriceRial: number | null
  readonly linePriceRial: number
  readonly step: number
  readonly min: number
  readonly max: number
  readonly stock: number
  readonly userDescription: string
  readonly noteLabel: string | null
  readonly addonOf: number | null
  readonly notice: { readonly kind: string; readonly fromPriceRial: number | null } | null
}

/** What holds for the whole basket as the page shows it. */
export type ShownTotals = ReturnType<typeof toTotals>

/** A basket as the page shows it; one without lines has no totals and no handle. */
export type ShownBasket = {
  readonly cartId: string | null
  readonly lines: readonly ShownLine[]
  readonly totals: ShownTotals | null
}

/** Reads the answered basket. The totals, repeated on every line, are read from the first. */
export function toShownBasket(wire: BasketWire): ShownBasket {
  const [first] = wire
  if (!first) return { cartId: null, lines: [], totals: null }
  return { cartId: first.CartId, lines: wire.map(toShownLine), totals: toTotals(first) }
}

function toShownLine(line: BasketLineWire): ShownLine {
  return {
    id: line.Id,
    productId: line.ProductId,
    variantId: line.VariantId,
    productType: line.ProductType,
    downloadable: line.Downloadable,
    title: line.Title,
    url: line.Url,
    picture: line.Picture,
    unitTitle: line.UnitTitle,
    quantity: line.Quantity,
    unitPriceRial: line.UnitPrice,
    linePriceRial: line.LinePrice,
    step: line.Step,
    min: line.MinOrderCount,
    max: line.MaxOrderCount,
    stock: line.StockCount,
    userDescription: line.UserDescription,
    noteLabel: line.NoteLabel,
    addonOf: line.AddonOf,
    notice: line.Notice && { kind: line.Notice.Kind, fromPriceRial: line.Notice.FromPrice },
  }
}

function toTotals(line: BasketLineWire) {
  return {
    totalPriceRial: line.TotalPrice,
    totalPriceWithoutTaxRial: line.TotalPriceWithoutTax,
    totalDiscountRial: line.TotalDiscount,
    totalTaxRial: line.TotalTax,
    totalQuantity: line.TotalQuantity,
    payablePriceRial: line.PayablePrice,
    normalDiscountRial: line.NormalDiscount,
    specialCode: line.SpecialCode,
    specialCodeDiscountRial: line.SpecialCodeDiscount,
    scoreDiscountRial: line.ScoreDiscount,
    priceOfScoreRial: line.PriceOfScore,
    maxBasketPriceToUseScoreRial: line.MaxBasketPriceToUseScore,
    scoreDecreaseType: line.ScoreDecreaseType,
    usesScore: line.IsUseUserScore,
    userScore: line.UserScore,
    minBasketRial: line.MinBasketPrice,
    maxBasketRial: line.MaxBasketPrice,
  } as const
}
