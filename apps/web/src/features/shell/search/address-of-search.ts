import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  type SearchBoxKind,
  simpleSearchAddress,
  suggestionSearchAddress,
} from '@rasteh/shop-core/search-box'

/** Where a search of this kind leads, or null when there is nothing to search for. */
export function addressOfSearch(kind: SearchBoxKind, text: string): string | null {
  if (kind === 'suggestions') return suggestionSearchAddress({ searchPage: PAGE_PATHS.search, text })
  return simpleSearchAddress(PAGE_PATHS.searchResults, text)
}
