import { describeOrganization, type Site, urlIn } from './describe-page.ts'

type SoldVariant = {
  id: number
  title: string | null
  sku: string
  stock: number
  min: number
  /** What one piece costs in the smallest order, before tax; null where it is not for sale. */
  unitPriceRial: number | null
  /** What sending it costs, as far as it is known (`describeShipping`). */
  shipping: readonly object[]
}

export type SoldProduct = {
  id: number
  title: string
  description: string | null
  brand: string | null
  pictures: readonly string[]
  path: string
  taxPercent: number
  shopName: string
  variants: readonly SoldVariant[]
  /** What people gave it (`describeRatings`). */
  ratings: object
}

const CONTEXT = { '@context': 'https://schema.org' }

/**
 * A product with what it costs, in Rials, which is the currency whatever unit the shop shows. Several variants are a group
 * of products, each with a URL of its own.
 */
export function describeProduct(site: Site, product: SoldProduct) {
  const [first, ...others] = product.variants
  const shared = {
    name: product.title,
    url: urlIn(site, product.path),
    ...(product.description ? { description: product.description } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...picturesOf(site, product),
    ...product.ratings,
  }
  if (!first || others.length === 0)
    return {
      ...CONTEXT,
      '@type': 'Product',
      ...shared,
      ...(first ? { sku: first.sku, ...offerOf(site, product, { variant: first, url: shared.url }) } : {}),
    }
  return {
    ...CONTEXT,
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: String(product.id),
    hasVariant: product.variants.map((variant) => describeVariant(site, product, variant)),
  }
}

function describeVariant(site: Site, product: SoldProduct, variant: SoldVariant) {
  const url = urlIn(site, `${product.path}?variant=${variant.id}`)
  return {
    '@type': 'Product',
    name: variant.title ? `${product.title} ${variant.title}` : product.title,
    sku: variant.sku,
    url,
    ...picturesOf(site, product),
    ...offerOf(site, product, { variant, url }),
  }
}

function picturesOf({ origin }: Site, { pictures }: SoldProduct) {
  return pictures.length === 0 ? {} : { image: pictures.map((picture) => new URL(picture, origin).href) }
}

/** Nothing where the variant is not for sale. */
function offerOf(site: Site, product: SoldProduct, { variant, url }: { variant: SoldVariant; url: string }) {
  const { unitPriceRial, shipping } = variant
  if (unitPriceRial === null) return {}
  const cost = { price: unitPriceRial, priceCurrency: 'IRR' }
  return {
    offers: {
      '@type': 'Offer',
      sku: variant.sku,
      url,
      ...cost,
      // The basket adds the tax to what the page shows; a product without tax costs what it says.
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...cost,
        valueAddedTaxIncluded: product.taxPercent === 0,
      },
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${isLeft(variant) ? 'InStock' : 'OutOfStock'}`,
      seller: describeOrganization(site, product.shopName),
      ...(shipping.length > 0 ? { shippingDetails: shipping } : {}),
    },
  }
}

/** Less than one smallest order is nothing to a shopper. */
function isLeft({ stock, min }: SoldVariant): boolean {
  return stock > 0 && stock >= min
}
