export { priceLabels, taxNote } from './price-labels.ts'
export { productAttributes, readQuantityRules } from './product-attributes.ts'
export { stockHint } from './stock-hint.ts'
