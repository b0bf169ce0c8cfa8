/**
 * What an index keeps of a product: the analyser's tokens by the field they came from, heaviest first, and what
 * narrows and orders. Both languages of a text stand in one document.
 */
export type SearchDocument = {
  readonly productId: number
  /** Models and stock codes, folded and without spaces or hyphens. */
  readonly codes: readonly string[]
  readonly brand: readonly string[]
  readonly title: readonly string[]
  /** Other forms of the title's words: joined, split, without their endings. */
  readonly titleForms: readonly string[]
  /** The title's words that say what the thing is, in all their forms; what it is made for is not among them. */
  readonly named: readonly string[]
  /** The first word of the title, in all its forms. */
  readonly head: readonly string[]
  /** Of the product's category and all above it. */
  readonly category: readonly string[]
  /** Also of its variants: their colours and sizes. */
  readonly attributes: readonly string[]
  /** Persian words as they sound in Latin letters. */
  readonly latin: readonly string[]
  readonly description: readonly string[]
  readonly facets: DocumentFacets
}

export type DocumentFacets = {
  /** The product's category and all above it. */
  readonly categoryIds: readonly number[]
  /** The brand's Persian name; empty when there is none. */
  readonly brand: string
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** What is paid now, with a running offer taken off; null when there is no price. */
  readonly priceRial: number | null
  readonly discountPercent: number
  readonly isOffered: boolean
  readonly isInStock: boolean
  readonly popularity: number
  readonly createdAt: Date
}
