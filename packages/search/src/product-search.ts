import type { SearchSort } from './search-sort.ts'
import type { UnderstoodPart } from './understand/understand-query.ts'

export type { SearchSort } from './search-sort.ts'
export type { UnderstoodPart } from './understand/understand-query.ts'

/** One wanted attribute: any of its values will do. */
export type WantedAttribute = { readonly name: string; readonly values: readonly string[] }

/** What is wanted of the catalogue. Without words it is the page of a category. */
export type ProductQuery = {
  readonly locale: 'fa' | 'en'
  /** As a visitor typed it, in any script and on any keyboard; null for no words. */
  readonly text: string | null
  /** Parts of the text that were understood and that the visitor took back, by their words. */
  readonly ignored?: readonly string[]
  /** The very words are wanted: nothing is understood, corrected or left out. */
  readonly isAsTyped?: boolean
  /** This category and all below it. */
  readonly categoryId: number | null
  /** Brands by their Persian name, which is the same in every language of the page; none means all. */
  readonly brands: readonly string[]
  /** Every named attribute must be met. */
  readonly attributes: readonly WantedAttribute[]
  readonly priceFromRial: number | null
  readonly priceToRial: number | null
  readonly onlyInStock: boolean
  readonly sort: SearchSort
  readonly limit: number
  /** Where the page before ended (`next` of its answer), or how many products to pass over. */
  readonly from: { readonly after: string } | { readonly offset: number }
}

/** A value that narrows what was found, and how many products it would leave. */
export type FacetValue = { readonly key: string; readonly count: number }

/** Each facet counts what the other choices leave, so that a second value can be added to it. */
export type Facets = {
  /** Keys are the ids of categories. */
  readonly categories: readonly FacetValue[]
  readonly brands: readonly FacetValue[]
  readonly attributes: readonly { readonly name: string; readonly values: readonly FacetValue[] }[]
  readonly inStock: number
  /** The range of the prices that are paid now; null when nothing found has a price. */
  readonly priceRial: { readonly lowest: number; readonly highest: number } | null
}

/** The products found, best first. What they cost and whether they are there is read again from the shop's own rows. */
export type FoundProducts = {
  readonly productIds: readonly number[]
  readonly total: number
  /** Hand it back as `from.after` for the page that follows; null on the last one. */
  readonly next: string | null
  readonly facets: Facets
  /** What was searched for in place of the typed words (spelling, keyboard, Latin letters); null when nothing was. */
  readonly corrected: string | null
  /** Words that had to be left out so that anything was found. */
  readonly dropped: readonly string[]
  /** What the text was understood to say besides the names of things. */
  readonly understood: readonly UnderstoodPart[]
  /** Words of the text that no product is called by. */
  readonly unsold: readonly string[]
  /** What is shown is not what was asked for, only nearest to it. */
  readonly isNearest: boolean
  /** What may have been meant in place of an unknown word, but was not searched for; null when nothing may. */
  readonly asked: string | null
  /** Others of the same thing, where few are just what was asked for: after those that were found. */
  readonly related: readonly number[]
  /** Products whose descriptions alone have the words: after the last of those that were found. */
  readonly mentions: readonly number[]
  readonly engine: SearchEngine
}

export type SearchEngine = 'postgres' | 'opensearch'

export type SuggestionQuery = {
  readonly locale: 'fa' | 'en'
  readonly text: string
  readonly categoryId: number | null
  readonly limit: number
}

/** What the words may become while they are typed. */
export type FoundSuggestions = {
  /** Whole searches, best first. */
  readonly terms: readonly string[]
  /** Categories that are called so. */
  readonly categoryIds: readonly number[]
  /** Where the first of the terms is found, and how many products it has there. */
  readonly inCategories: readonly { readonly categoryId: number; readonly count: number }[]
  readonly productIds: readonly number[]
  readonly engine: SearchEngine
}

/** The catalogue's search. Two adapters stand behind it and pass the same suite. */
export type ProductSearch = {
  find(query: ProductQuery): Promise<FoundProducts>
  suggest(query: SuggestionQuery): Promise<FoundSuggestions>
}
