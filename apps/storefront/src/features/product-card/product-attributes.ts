import type { QuantityRules } from '@rasteh/shop-core/quantity'

/** What a product element says of itself, for scripts to read. */
export type ProductFacts = {
  productId: number
  variantId: number
  productType: number
  rules: QuantityRules
}

/** The data attributes of a product element. */
export function productAttributes({ productId, variantId, productType, rules }: ProductFacts) {
  return {
    'data-product-id': productId,
    'data-variant-id': variantId,
    'data-stock-count': rules.stock,
    'data-product-type': productType,
    'data-unit-title': rules.unit,
    'data-step': rules.step,
    'data-min-order-count': rules.min,
    'data-max-order-count': rules.max,
  } as const
}

/** Reads the limits of a product from its element, as the page has rendered it or a script has changed it since. */
export function readQuantityRules({ dataset }: HTMLElement): QuantityRules {
  return {
    step: Number(dataset.step),
    min: Number(dataset.minOrderCount),
    max: Number(dataset.maxOrderCount),
    stock: Number(dataset.stockCount),
    unit: dataset.unitTitle ?? '',
  }
}
