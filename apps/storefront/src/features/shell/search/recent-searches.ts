import {
  addRecent,
  RECENT_SEARCHES_KEY,
  RECENT_SEARCHES_TTL_MS,
  readRecent,
  withoutRecent,
} from '@rasteh/shop-core/search-box'
import { keepEntry, readEntry } from '#page/islands/local-entries.ts'

/** What was last searched for on this device. Only the device knows it. */
export const recentSearches = (): readonly string[] => readRecent(readEntry(RECENT_SEARCHES_KEY))

export const rememberSearch = (text: string): void => keep(addRecent(recentSearches(), text))

/** Forgets one search, or all; what remains is answered. */
export function forgetSearch(text: string | null): readonly string[] {
  keep(text === null ? [] : withoutRecent(recentSearches(), text))
  return recentSearches()
}

const keep = (recent: readonly string[]) => keepEntry(RECENT_SEARCHES_KEY, recent, RECENT_SEARCHES_TTL_MS)
