export { checkStart, type StartRefusal } from './price-desk/check-start.ts'
export { roundingStep } from './price-desk/new-price.ts'
export {
  type NewPrices,
  type PricePreview,
  type PriceRow,
  type PriceRowRefusal,
  type PriceRowWarning,
  previewPrice,
  previewPrices,
  type VariantPrice,
} from './price-desk/preview-prices.ts'
export {
  PRICE_CHANGE_MAX_ROWS,
  PRICE_PREVIEW_PAGE_ROWS,
  type PriceChoice,
  type PriceMove,
  type PriceRule,
  ROUNDING_STEPS_RIAL,
  type RoundingWay,
} from './price-desk/price-rule.ts'
export {
  type PriceForm,
  type PriceFormRefusal,
  readPriceChoice,
  readPriceRule,
} from './price-desk/read-price-form.ts'
