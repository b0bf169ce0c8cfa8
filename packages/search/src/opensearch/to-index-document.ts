import { toAttributeKey } from '../documents/attribute-key.ts'
import type { SearchDocument } from '../documents/search-document.ts'
import { tokensByWorth } from './token-worth.ts'

/** A title may begin like the query with so many words. */
const LONGEST_START = 6
/** A word of a name in Latin letters, as «15» of iPhone 15. */
export const LATIN_NAME = /^[a-z0-9]+$/
const DEAREST = Number.MAX_SAFE_INTEGER

/** A document as OpenSearch keeps it: tokens by their worth, how its title begins, and what narrows and orders. */
export function toIndexDocument(document: SearchDocument): object {
  const { facets } = document
  const words = [...document.title, ...document.brand, ...document.category]
  return {
    id: document.productId,
    ...tokensByWorth(document),
    codes: document.codes,
    starts: words.slice(0, LONGEST_START).map((_, index) => words.slice(0, index + 1).join(' ')),
    ends: words.filter((word, index) => LATIN_NAME.test(word) && !/^[a-z]/.test(words[index + 1] ?? '')),
    words: words.join(' '),
    categories: facets.categoryIds.map(String),
    brand: facets.brand || null,
    attributes: facets.attributes.map(({ name, value }) => toAttributeKey(name, value)),
    price: facets.priceRial,
    cheapness: facets.priceRial ?? DEAREST,
    dearness: facets.priceRial ?? -1,
    discount: facets.discountPercent,
    inStock: facets.isInStock,
    popularity: facets.popularity,
    created: facets.createdAt.getTime(),
    rank: staticRank(document),
  }
}

/** In stock first, then by popularity, then what is on offer: one number, in which the index itself is ordered. */
function staticRank({ facets }: SearchDocument): number {
  const popularity = Math.round(Math.min(Math.max(facets.popularity, 0), 1_000_000) * 1_000_000)
  return Number(facets.isInStock) * 1e15 + popularity * 100 + Number(facets.isOffered)
}
