type SoldVariant = { sku: string; stock: number; min: number; unitPriceRial: number | null }

export type SoldProduct = {
  title: string
  description: string | null
  brand: string | null
  picture: string | null
  path: string
  variants: readonly SoldVariant[]
}

/** A product with what each of its variants costs, in Rials, which is the currency whatever unit the shop shows. */
export function describeProduct(origin: string, product: SoldProduct) {
  const { title, description, brand, picture, path, variants } = product
  const url = new URL(path, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    url,
    ...(description ? { description } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(picture ? { image: [new URL(picture, origin).href] } : {}),
    ...(variants[0] ? { sku: variants[0].sku } : {}),
    offers: variants
      .filter(({ unitPriceRial }) => unitPriceRial !== null)
      .map((variant) => ({
        '@type': 'Offer',
        sku: variant.sku,
        url,
        price: variant.unitPriceRial,
        priceCurrency: 'IRR',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${isLeft(variant) ? 'InStock' : 'OutOfStock'}`,
        seller: { '@id': `${origin}/#shop` },
      })),
  }
}

/** Less than one smallest order is nothing to a shopper. */
function isLeft({ stock, min }: SoldVariant): boolean {
  return stock > 0 && stock >= min
}
