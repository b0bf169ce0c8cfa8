import { toLatinLayout, toPersianLayout } from '@rasteh/persian-text/keyboard-layout'
import { cleanSearchTerm } from './search-address.ts'

/** The name under which the address of a search keeps what the same keys write on a Persian keyboard. */
export const SEARCH_KEYS_FIELD = 'keys'

/**
 * What the same keys write on a Persian keyboard, where the stripped characters are letters of it: «گوشی» for `',ad`.
 * Null where nothing is lost, and where the keys write no Persian words.
 */
export function persianKeysOf(text: string): string | null {
  const typed = text.trim()
  if (!/[a-z]/i.test(typed) || cleanSearchTerm(typed) === typed) return null
  const keys = toPersianLayout(typed)
  return /^[\p{Script=Arabic}\d ]+$/u.test(keys) && toLatinLayout(keys) === typed ? keys : null
}

/** The address of a search that also keeps those keys, so that the results can tell which keyboard was meant. */
export function withPersianKeys(address: string, text: string): string {
  const keys = persianKeysOf(text)
  if (keys === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}${SEARCH_KEYS_FIELD}=${encodeURIComponent(keys)}`
}

/** What was typed for a search, told by its keys; null when they are not the keys of these words. */
export function typedByKeys(keys: string, text: string): string | null {
  const typed = toLatinLayout(keys)
  return cleanSearchTerm(typed) === text ? typed : null
}
