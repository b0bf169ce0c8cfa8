import type { Suggestion } from '@rasteh/contracts/search'
import { findSuggestions } from '@rasteh/shop-client/search-calls'
import { persianKeysOf } from '@rasteh/shop-core/search-box'

/** A visitor waits no longer than this for an answer to Enter. */
const WAIT_MS = 1000

/**
 * What is meant by a text whose stripped characters are letters on a Persian keyboard: those letters, where the shop has
 * something that is called so. A URL keeps none of the stripped characters, so this is asked before it is made.
 */
export async function meantText(text: string, categoryId: number | null): Promise<string> {
  const keys = persianKeysOf(text)
  if (keys === null) return text
  const found = await findSuggestions(keys, categoryId, AbortSignal.timeout(WAIT_MS)).catch(() => [])
  return found.some((one) => isCalled(one, keys)) ? keys : text
}

/** Whether its title, or its URL, which is Persian in every culture, says these words. */
function isCalled({ title, url }: Suggestion, words: string): boolean {
  return title.includes(words) || decodeURIComponent(url).includes(words.replaceAll(' ', '-'))
}
