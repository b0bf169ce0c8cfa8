import { averageOf, ratingsIn, type Stars } from '@rasteh/shop-core/ratings'
import { fillPath, PAGE_PATHS } from '../paths.ts'

/** A product of a list in the shop's own words. */
export type ProductItem = {
  readonly productId: number
  readonly variantId: number
  readonly groupId: number | null
  readonly productType: number
  readonly title: string
  readonly url: string
  readonly picture: string | null
  readonly unitTitle: string
  readonly step: number
  readonly min: number
  readonly max: number
  readonly stock: number
  readonly priceRial: number | null
  readonly oldPriceRial: number | null
  readonly offerEndsAtMs: number | null
  readonly showsDays: boolean
  /** What the basket adds to the price. */
  readonly taxPercent: number
  /** The average of its ratings to one decimal; null where there are none. */
  readonly rating: number | null
  readonly ratingCount: number
}

/** What a store knows of a product in a list. */
export type ListedProduct = Pick<
  ProductItem,
  | 'variantId'
  | 'groupId'
  | 'productType'
  | 'title'
  | 'picture'
  | 'unitTitle'
  | 'step'
  | 'min'
  | 'max'
  | 'stock'
  | 'taxPercent'
> & {
  readonly id: number
  readonly slug: string
  readonly unitPriceRial: number | null
  readonly oldPriceRial: number | null
  readonly offerEndsAt: Date | null
  readonly showsDays: boolean
  readonly stars: Stars | null
}

/** A listed product with the addresses of its page and its picture. */
export function toProductItem(product: ListedProduct): ProductItem {
  const { id, slug, picture, unitPriceRial, offerEndsAt, stars, ...same } = product
  return {
    ...same,
    productId: id,
    url: fillPath(PAGE_PATHS.product, { id, slug }),
    picture: picture === null ? null : `/media/${encodeURIComponent(picture)}`,
    priceRial: unitPriceRial,
    offerEndsAtMs: offerEndsAt === null ? null : offerEndsAt.getTime(),
    rating: averageOf(stars ?? []),
    ratingCount: ratingsIn(stars ?? []),
  }
}
