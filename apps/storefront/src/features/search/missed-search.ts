import { answeredMiss, MISSED_SEARCH_KEY, readMissed } from '@rasteh/shop-core/search-box'

/** Keeps in this tab that a search found nothing of that name. Only what is chosen after it says so to the shop. */
export function rememberMissed(text: string): void {
  try {
    sessionStorage.setItem(MISSED_SEARCH_KEY, JSON.stringify({ text, atMs: Date.now() }))
  } catch {
    // A browser that keeps nothing counts nothing.
  }
}

/** The missed search that a choice from this one answers; it is answered once. */
export function takeMissed(chosenFrom: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(MISSED_SEARCH_KEY) ?? 'null')
    sessionStorage.removeItem(MISSED_SEARCH_KEY)
    return answeredMiss(readMissed(kept), chosenFrom, Date.now())
  } catch {
    return null
  }
}
