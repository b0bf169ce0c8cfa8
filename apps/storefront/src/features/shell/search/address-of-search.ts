import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  type SearchBoxKind,
  simpleSearchAddress,
  suggestionSearchAddress,
} from '@rasteh/shop-core/search-box'

/** Where a search of this kind leads, or null when there is nothing to search for. Only suggestions know categories. */
export function addressOfSearch(kind: SearchBoxKind, text: string, categoryId: number | null): string | null {
  return kind === 'suggestions'
    ? suggestionSearchAddress({ searchPage: PAGE_PATHS.search, text, categoryId })
    : simpleSearchAddress(PAGE_PATHS.searchResults, text)
}
