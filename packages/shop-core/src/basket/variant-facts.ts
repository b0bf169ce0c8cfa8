import type { Discount, Rial } from '../money.ts'
import type { QuantityRules } from '../quantity.ts'

/** The product type that is downloaded and never sent. */
export const PRODUCT_TYPE_DOWNLOADABLE = 3

/** A unit price that holds from one quantity to another; for one customer group, or for all customers when null. */
export type PriceLayer = {
  fromQuantity: number
  toQuantity: number | null
  unitPriceRial: Rial
  customerGroup: number | null
}

/** A lowered price for a time; `endsAtMs` null means until a manager ends it. */
export type Offer = { discount: Discount; endsAtMs: number | null }

/** All that the basket's rules read about a variant. A `unitPriceRial` of null means it is not for sale. */
export type VariantFacts = {
  productId: number
  variantId: number
  isDefault: boolean
  title: string
  url: string
  picture: string | null
  productType: number
  downloadable: boolean
  unitTitle: string
  /** What the buyer is asked to write about it; empty where the shop has no words of its own, null where nothing is asked. */
  noteLabel: string | null
  step: number
  min: number
  max: number
  stock: number
  unitPriceRial: Rial | null
  layers: readonly PriceLayer[]
  offer: Offer | null
  taxPercent: number
  weightGrams: number
  addonIds: readonly number[]
}

/** A variant that has a price and can be sold. */
export type SellableVariant = VariantFacts & { unitPriceRial: Rial }

/** Finds a variant that is for sale; without a `variantId`, the product's default one. */
export function findVariant(
  facts: readonly VariantFacts[],
  wanted: { productId: number; variantId?: number | undefined },
): SellableVariant | undefined {
  const ofProduct = facts.filter(isSellable).filter(({ productId }) => productId === wanted.productId)
  if (wanted.variantId === undefined) return ofProduct.find(({ isDefault }) => isDefault)
  return ofProduct.find(({ variantId }) => variantId === wanted.variantId)
}

/** The limits on the quantity of a variant. */
export function quantityRulesOf({ min, max, step, stock, unitTitle }: VariantFacts): QuantityRules {
  return { min, max, step, stock, unit: unitTitle }
}

/** Says whether a product is downloaded: by its flag or by its type. */
export function isDownloadable({ downloadable, productType }: DownloadFacts): boolean {
  return downloadable || productType === PRODUCT_TYPE_DOWNLOADABLE
}

type DownloadFacts = Pick<VariantFacts, 'downloadable' | 'productType'>

function isSellable(variant: VariantFacts): variant is SellableVariant {
  return variant.unitPriceRial !== null
}
