import { toLatinLayout, toPersianLayout } from '@rasteh/persian-text/keyboard-layout'
import { cleanSearchTerm } from './search-url.ts'

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

/** The typed search term, found from its keys; null when they are not the keys of these words. */
export function typedByKeys(keys: string, text: string): string | null {
  const typed = toLatinLayout(keys)
  return cleanSearchTerm(typed) === text ? typed : null
}
