import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { type SearchBoxKind, simpleSearchUrl, suggestionSearchUrl } from '@rasteh/shop-core/search-box'

/** Where a search of this kind leads, or null when there is nothing to search for. Only suggestions know categories. */
export function searchUrl(kind: SearchBoxKind, text: string, categoryId: number | null): string | null {
  return kind === 'suggestions'
    ? suggestionSearchUrl({ searchPage: PAGE_PATHS.search, text, categoryId })
    : simpleSearchUrl(PAGE_PATHS.searchResults, text)
}
