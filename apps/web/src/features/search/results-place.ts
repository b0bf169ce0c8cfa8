import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { simpleSearchAddress, suggestionSearchAddress } from '@rasteh/shop-core/search-box'
import { type ListPlace, SEARCH_SORTS } from '../../site/product-list/list-choices.ts'

/** What is searched for, and by which of its two addresses: the simple search's, or that of the suggestions. */
export type WantedResults = {
  readonly kind: 'simple' | 'suggestions'
  readonly text: string
  readonly categoryId: number | null
}

/** The names under which the simple search's address keeps its words and its category. */
export const SIMPLE_FIELDS = { text: 'Search', category: 'cid' } as const

/** Hyphens of an address stand for spaces. */
export function toSearchText(term: string): string {
  return term.replaceAll('-', ' ').trim()
}

/** Where the results stand, so that filters and orders lead to the same search. */
export function placeOfResults({ kind, text, categoryId }: WantedResults): ListPlace {
  if (kind === 'suggestions')
    return { path: canonicalOf({ text, categoryId }), kept: [], sorts: SEARCH_SORTS }
  const category = categoryId === null ? [] : [[SIMPLE_FIELDS.category, String(categoryId)] as const]
  return {
    path: PAGE_PATHS.searchResults,
    kept: [[SIMPLE_FIELDS.text, text] as const, ...category],
    sorts: SEARCH_SORTS,
  }
}

/** The one address of a search that both kinds lead machines to. */
export function canonicalOf({ text, categoryId }: Pick<WantedResults, 'text' | 'categoryId'>): string {
  const address = suggestionSearchAddress({ searchPage: PAGE_PATHS.search, text, categoryId })
  return address ?? simpleSearchAddress(PAGE_PATHS.searchResults, text) ?? PAGE_PATHS.searchResults
}
