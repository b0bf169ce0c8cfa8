export { checkStart, type StartRefusal } from './bulk-pricing/check-start.ts'
export { roundingStep } from './bulk-pricing/new-price.ts'
export {
  type NewPrices,
  type PricePreview,
  type PriceRow,
  type PriceRowRefusal,
  type PriceRowWarning,
  previewPrice,
  previewPrices,
  type VariantPrice,
} from './bulk-pricing/preview-prices.ts'
export {
  PRICE_CHANGE_MAX_ROWS,
  PRICE_PREVIEW_PAGE_ROWS,
  type PriceChoice,
  type PriceMove,
  type PriceRule,
  ROUNDING_STEPS_RIAL,
  type RoundingMode,
} from './bulk-pricing/price-rule.ts'
export {
  type PriceForm,
  type PriceFormRefusal,
  readPriceChoice,
  readPriceRule,
} from './bulk-pricing/read-price-form.ts'
