import { loadPopularSearches } from '@rasteh/shop-client/search-calls'

let asked: Promise<readonly string[]> | null = null

/** What many visitors search for; the shop is asked once a page, when the box is first entered. */
export function popularSearches(): Promise<readonly string[]> {
  asked ??= loadPopularSearches()
  return asked
}
