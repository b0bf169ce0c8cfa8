import { isComplete } from '@rasteh/shop-core/option-chips'
import type { QuantityRules } from '@rasteh/shop-core/quantity'
import type { Product, ProductVariant } from '@rasteh/shop-store/reads/product'
import { stockHint } from '#features/product-card/public-product-facts.ts'
import { afterOffer } from './price-at.ts'

/** What the buy box knows of a product. */
export type BuyableProduct = Pick<
  Product,
  | 'id'
  | 'title'
  | 'unitTitle'
  | 'noteLabel'
  | 'productType'
  | 'taxPercent'
  | 'options'
  | 'variants'
  | 'addons'
>

/** The limits on the quantity of a variant. */
export function rulesOf({ min, max, step, stock }: ProductVariant, unit: string): QuantityRules {
  return { min, max, step, stock, unit }
}

/** Says whether a variant can be bought now: it has a price, and stock for one smallest order. */
export function isBuyable(variant: ProductVariant): boolean {
  return variant.unitPriceRial !== null && stockHint(variant) !== 'out'
}

/** The variants that are chosen by their titles: all where there are no options, else those that no chip leads to. */
export function soldByTitle({ options, variants }: Pick<Product, 'options' | 'variants'>): ProductVariant[] {
  if (options.length === 0) return variants.length > 1 ? variants : []
  return variants.filter(({ choice }) => !isComplete(choice, options))
}

/** Says whether choosing another variant may change the price, so that each must show its own. */
export function haveDifferentPrices(variants: readonly ProductVariant[]): boolean {
  return new Set(variants.map(({ unitPriceRial }) => unitPriceRial)).size > 1
}

/**
 * The variant that a page opens with: what its URL names, else the default one if it can be bought, else the
 * cheapest that can be. Cards in lists show the same (`SHOWN_VARIANT`).
 */
export function firstVariant(
  variants: readonly ProductVariant[],
  namedId: number | null = null,
): ProductVariant | undefined {
  const named = variants.find(({ id }) => id === namedId)
  if (named) return named
  const chosen = variants.find(({ isDefault }) => isDefault) ?? variants[0]
  if (!chosen || isBuyable(chosen)) return chosen
  return variants.filter(isBuyable).toSorted((a, b) => priceNow(a) - priceNow(b) || a.id - b.id)[0] ?? chosen
}

const priceNow = ({ unitPriceRial, offer }: ProductVariant) => afterOffer(unitPriceRial ?? 0, offer, 'toman')
