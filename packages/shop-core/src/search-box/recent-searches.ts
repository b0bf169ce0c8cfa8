import { foldText } from '@rasteh/persian-text/fold'
import { isCountableSearch } from './countable-search.ts'

/** More would be a list to search through. */
export const RECENT_SEARCHES_MAX = 6
/** Under this key a device keeps what was last searched for on it; nothing of it leaves the device. */
export const RECENT_SEARCHES_KEY = 'rasteh-recent-searches'
export const RECENT_SEARCHES_TTL_MS = 90 * 24 * 60 * 60 * 1000

/** What a device keeps, read again: whatever else is there under the key is nothing. */
export function readRecent(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return []
  return kept.filter((one) => typeof one === 'string' && isCountableSearch(one)).slice(0, RECENT_SEARCHES_MAX)
}

/** The list with a search at its head, once, however it was written before. What may name a person is not kept. */
export function addRecent(recent: readonly string[], text: string): readonly string[] {
  const typed = text.trim()
  if (!isCountableSearch(typed)) return recent
  return [typed, ...withoutRecent(recent, typed)].slice(0, RECENT_SEARCHES_MAX)
}

export function withoutRecent(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((one) => foldText(one) !== foldText(text))
}
