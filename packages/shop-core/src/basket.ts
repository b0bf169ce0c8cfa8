export type { ChangedBasket } from './basket/apply-change.ts'
export type { BasketNotice, BasketRefusal } from './basket/basket-refusal.ts'
export { type BasketLine, type BasketState, quantityOfVariant } from './basket/basket-state.ts'
export {
  type BasketValueLimits,
  type BasketValueRefusal,
  checkBasketValue,
  toBasketValueMessage,
} from './basket/basket-value.ts'
export { type ChangeContext, changeBasket } from './basket/change-basket.ts'
export { type FailureMessage, type RefusedCall, toFailureMessage } from './basket/failure-message.ts'
export type { LineChange } from './basket/line-change.ts'
export { type MergedBaskets, type MergeLoss, mergeBaskets } from './basket/merge-baskets.ts'
export { offerDiscountPerPiece } from './basket/offer-discount.ts'
export { payablePrice } from './basket/payable-price.ts'
export {
  type BasketSettings,
  type BasketTotals,
  type PriceBasketInput,
  type PricedBasket,
  type PricedLine,
  priceBasket,
} from './basket/price-basket.ts'
export { checkUnitPrice, type LayerRefusal } from './basket/price-layer.ts'
export type { LineNotice } from './basket/price-line.ts'
export { removeLine } from './basket/remove-line.ts'
export { SCORE_TYPE_WHOLE_TOTAL, type ScoreFacts } from './basket/score-discount.ts'
export { markPricesSeen } from './basket/seen-price.ts'
export {
  findVariant,
  isDownloadable,
  type Offer,
  PRODUCT_TYPE_DOWNLOADABLE,
  type PriceLayer,
  quantityRulesOf,
  type SellableVariant,
  type VariantFacts,
} from './basket/variant-facts.ts'
