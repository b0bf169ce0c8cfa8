import type { DocumentFacets } from './search-document.ts'

/** The texts that a product's search document is made of, each list in every language of the shop, and its facets. */
export type SearchSource = {
  readonly productId: number
  readonly titles: readonly string[]
  readonly brands: readonly string[]
  /** Of the product's category and all above it, nearest first. */
  readonly categories: readonly string[]
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  /** Titles of its variants: colours, sizes, amounts. */
  readonly variants: readonly string[]
  /** Stock codes of its variants, and the models' names. */
  readonly codes: readonly string[]
  /** Without markup. */
  readonly descriptions: readonly string[]
  readonly facets: DocumentFacets
}
