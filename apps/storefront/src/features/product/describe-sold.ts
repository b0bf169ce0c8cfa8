import type { Say } from '@rasteh/messages/say'
import { PRODUCT_TYPE_DOWNLOADABLE } from '@rasteh/shop-core/basket'
import type { DeliveryMethod } from '@rasteh/shop-core/checkout'
import { addRial, type PriceUnit, percentOf, timesRial, toRial } from '@rasteh/shop-core/money'
import type { Product, ProductVariant } from '@rasteh/shop-store/reads/product'
import type { Reviewed, SoldProduct } from '#features/structured-data/public.ts'
import { describeRatings, describeShipping } from '#features/structured-data/public.ts'
import { mediaUrl, productUrl } from '#page/load/page-urls.ts'
import { priceAt } from './price-at.ts'

type Around = {
  reviewed: Reviewed
  shopName: string
  unit: PriceUnit
  deliveryTerms: readonly DeliveryMethod[]
  say: Say
}

/** A product as search engines read of it: what its page shows for the smallest order, and what sending that costs. */
export function describeSold(product: Product, around: Around): SoldProduct {
  const { id, title, shortText, brand, taxPercent } = product
  return {
    id,
    title,
    description: shortText,
    brand,
    pictures: product.pictures.map(({ picture }) => mediaUrl(picture)),
    path: productUrl(product),
    taxPercent,
    shopName: around.shopName,
    ratings: describeRatings(around.reviewed, around.say('CommentNoName')),
    variants: product.variants.map((variant) => {
      const { min, offer } = variant
      const { priceRial } = priceAt(variant, { quantity: min, offer, unit: around.unit })
      const shipping = priceRial === null ? [] : shippingOf(product, { ...variant, priceRial }, around)
      return { ...variant, unitPriceRial: priceRial, shipping }
    }),
  }
}

type Priced = Pick<ProductVariant, 'min' | 'weightGrams'> & { priceRial: number }

function shippingOf(product: Product, variant: Priced, { unit, deliveryTerms, say }: Around): object[] {
  const goodsRial = timesRial(toRial(variant.priceRial), variant.min)
  return describeShipping(deliveryTerms, {
    parcel: {
      weightGrams: variant.weightGrams * variant.min,
      payableRial: addRial(goodsRial, percentOf(goodsRial, product.taxPercent, unit)),
      onlyDownloadable: product.productType === PRODUCT_TYPE_DOWNLOADABLE,
    },
    unit,
    // Each number of a province has its text.
    provinceTitle: (id) => say(`Province${id}` as 'Province1'),
  })
}
