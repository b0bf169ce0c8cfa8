import type { SearchDocument } from '@rasteh/search/documents'
import { toSearchDocument } from '@rasteh/search/documents/to-search-document'
import { type SeedCatalogue, type SeedProduct, seedCatalogue } from '../../../seed/catalogue.ts'

/** The shop of the seed as search sees it: the same products and categories, without the content platform. */
export type SeededShop = {
  readonly documents: readonly SearchDocument[]
  readonly categories: readonly { readonly id: number; readonly titles: readonly string[] }[]
  titleOf(productId: number): string
  categoryOf(productId: number): string
}

const DAY_MS = 86_400_000

export function seededShop(): SeededShop {
  const { categories, products } = seedCatalogue()
  const idOf = (code: string) => categories.findIndex((category) => category.code === code) + 1
  const productOf = (productId: number) => products[productId - 1]
  return {
    documents: products.map((product, index) =>
      toDocument(product, { productId: index + 1, categoryId: idOf(product.categoryCode), categories }),
    ),
    categories: categories.map(({ nameFa, nameEn, code }) => ({ id: idOf(code), titles: [nameFa, nameEn] })),
    titleOf: (productId) => productOf(productId)?.titleFa ?? '',
    categoryOf: (productId) => productOf(productId)?.categoryCode ?? '',
  }
}

type Place = { productId: number; categoryId: number; categories: SeedCatalogue['categories'] }

function toDocument(product: SeedProduct, { productId, categoryId, categories }: Place): SearchDocument {
  const category = categories[categoryId - 1]
  const [variant] = product.variants
  const attributes = product.attributes.map(({ nameFa, valueFa }) => ({ name: nameFa, value: valueFa }))
  return toSearchDocument({
    productId,
    titles: [product.titleFa, product.titleEn],
    brands: [product.brandFa, product.brandEn],
    categories: [category?.nameFa ?? '', category?.nameEn ?? ''],
    attributes: [
      ...attributes,
      ...product.attributes.map(({ nameEn, valueEn }) => ({ name: nameEn, value: valueEn })),
    ],
    variants: product.variants.flatMap(({ titleFa, titleEn }) => [titleFa, titleEn]),
    codes: product.variants.map(({ code }) => code),
    descriptions: [product.shortFa, product.shortEn, product.descriptionFa, product.descriptionEn],
    facets: {
      categoryIds: [categoryId],
      brand: product.brandFa,
      attributes,
      priceRial: variant?.unitPriceRial ?? null,
      discountPercent: 0,
      isOffered: false,
      isInStock: (variant?.stock ?? 0) > 0,
      popularity: product.popularity,
      createdAt: new Date(Date.UTC(2026, 0, 1) - productId * DAY_MS),
    },
  })
}
