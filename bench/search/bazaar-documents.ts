import type { SearchDocument } from '@rasteh/search/documents'
import { toSearchDocument } from '@rasteh/search/documents/to-search-document'
import { DEPARTMENTS, departmentOf } from '../../seed/bazaar/facts.ts'
import { makeFacts } from '../../seed/bazaar/make-facts.ts'
import { PRODUCT_TYPES, typeOf } from '../../seed/bazaar/product-types.ts'
import { type BazaarProduct, writeProduct } from '../../seed/bazaar/write-product.ts'
import { randomOf } from '../../seed/random.ts'

const DAY_MS = 86_400_000
/** Ids of categories that no row of the bench's database has. */
const FIRST_CATEGORY = 1_000_000
const DEPARTMENT_KEYS = Object.keys(DEPARTMENTS)

/** So many products are written and analysed; each represents others of its kind. */
const WRITTEN = 50_000

/**
 * Documents of the bazaar's products, made straight from their facts: a million rows need not be saved first. Beyond
 * the first fifty thousand they are those again with another number, code, price, stock and popularity.
 */
export function* bazaarDocuments(count: number, firstId: number): Generator<SearchDocument> {
  const written: SearchDocument[] = []
  for (const facts of makeFacts(Math.min(count, WRITTEN))) {
    const document = toDocument(writeProduct(facts), firstId + facts.number)
    written.push(document)
    yield document
  }
  for (let number = written.length; number < count; number += 1) {
    const one = written[number % written.length]
    if (one) yield another(one, firstId + number + 1)
  }
}

function another(document: SearchDocument, productId: number): SearchDocument {
  const random = randomOf(`another-${productId}`)
  const { facets } = document
  return {
    ...document,
    productId,
    codes: [`rst${productId}`, ...document.codes.slice(1)],
    facets: {
      ...facets,
      priceRial: facets.priceRial && Math.round(facets.priceRial * (0.7 + random() * 0.6)),
      isInStock: random() < 0.8,
      popularity: facets.popularity * random(),
    },
  }
}

function toDocument(product: BazaarProduct, productId: number): SearchDocument {
  const type = typeOf(product.facts.type)
  const department = departmentOf(type.department)
  const [variant] = product.variants
  return toSearchDocument({
    productId,
    titles: [product.titleFa, product.titleEn],
    brands: [product.brandFa, product.brandEn],
    categories: [...Object.values(type.category), ...Object.values(department)],
    attributes: product.attributes,
    variants: [],
    codes: [...product.variants.map(({ sku }) => sku), product.facts.code],
    descriptions: [product.description],
    facets: {
      categoryIds: [
        FIRST_CATEGORY + DEPARTMENT_KEYS.indexOf(type.department),
        FIRST_CATEGORY + 1_000 + PRODUCT_TYPES.indexOf(type),
      ],
      brand: product.brandFa,
      attributes: product.attributes,
      priceRial: variant?.unitPriceRial ?? null,
      discountPercent: 0,
      isOffered: false,
      isInStock: product.variants.some(({ stock }) => stock > 0),
      popularity: product.popularity,
      createdAt: new Date(Date.now() - product.daysOld * DAY_MS),
    },
  })
}
