import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  type SearchBoxKind,
  simpleSearchAddress,
  suggestionSearchAddress,
  withPersianKeys,
} from '@rasteh/shop-core/search-box'

/** Where a search of this kind leads, or null when there is nothing to search for. */
export function addressOfSearch(kind: SearchBoxKind, text: string): string | null {
  const address =
    kind === 'suggestions'
      ? suggestionSearchAddress({ searchPage: PAGE_PATHS.search, text })
      : simpleSearchAddress(PAGE_PATHS.searchResults, text)
  return address === null ? null : withPersianKeys(address, text)
}
