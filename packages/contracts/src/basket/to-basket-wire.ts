import type { PriceBasketInput, PricedBasket, PricedLine } from '@rasteh/shop-core/basket'
import type { BasketLineWire, BasketWire } from './basket-wire.ts'

/** What a basket was priced from, beside its prices. */
export type BasketSource = Pick<PriceBasketInput, 'state' | 'facts' | 'code' | 'score' | 'settings'>

/** Writes a priced basket as the wire spells it: the totals on every line, an empty basket as `[]`. */
export function toBasketWire(priced: PricedBasket, source: BasketSource): BasketWire {
  const shared = basketFields(priced, source)
  return priced.lines.map((line) => ({ ...lineFields(line, source), ...shared }))
}

function lineFields(line: PricedLine, { facts }: BasketSource) {
  // What is no longer for sale is still shown, so it is looked up among all facts, not only the sellable ones.
  const variant = line.facts ?? facts.find(({ variantId }) => variantId === line.variantId)
  return {
    Id: line.id,
    ProductId: line.productId,
    VariantId: line.variantId,
    ProductType: variant?.productType ?? 0,
    Downloadable: variant?.downloadable ?? false,
    Title: variant?.title ?? '',
    Url: variant?.url ?? '',
    Picture: variant?.picture ?? null,
    UnitTitle: variant?.unitTitle ?? '',
    Quantity: line.quantity,
    UnitPrice: line.unitPriceRial,
    LinePrice: line.linePriceRial,
    Step: variant?.step ?? 1,
    MinOrderCount: variant?.min ?? 0,
    MaxOrderCount: variant?.max ?? 0,
    StockCount: variant?.stock ?? 0,
    UserDescription: line.userDescription,
    NoteLabel: variant?.noteLabel ?? null,
    AddonOf: line.addonOfProductId,
    Notice: noticeField(line),
  }
}

/** The first notice: those that prevent ordering come before a changed price. */
function noticeField({ notices: [notice] }: PricedLine): BasketLineWire['Notice'] {
  if (!notice) return null
  return { Kind: notice.kind, FromPrice: notice.kind === 'price-changed' ? notice.fromRial : null }
}

function basketFields({ totals }: PricedBasket, { state, code, score, settings }: BasketSource) {
  return {
    CartId: state.handle,
    TotalPrice: totals.totalPriceRial,
    TotalPriceWithoutTax: totals.totalPriceWithoutTaxRial,
    TotalDiscount: totals.totalDiscountRial,
    TotalTax: totals.totalTaxRial,
    TotalQuantity: totals.totalQuantity,
    PayablePrice: totals.payablePriceRial,
    NormalDiscount: totals.normalDiscountRial,
    // A code that is no longer valid takes nothing off, so it is not shown as applied.
    SpecialCode: code && state.specialCode,
    SpecialCodeDiscount: totals.specialCodeDiscountRial,
    ScoreDiscount: totals.scoreDiscountRial,
    PriceOfScore: score?.priceOfScoreRial ?? 0,
    MaxBasketPriceToUseScore: score ? score.maxBasketPriceToUseScoreRial : 0,
    ScoreDecreaseType: score?.decreaseType ?? '',
    IsUseUserScore: state.usesScore,
    UserScore: score?.userScore ?? 0,
    MinBasketPrice: settings.minBasketRial ?? 0,
    MaxBasketPrice: settings.maxBasketRial ?? 0,
  }
}
