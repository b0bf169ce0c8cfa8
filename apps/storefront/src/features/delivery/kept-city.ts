import { keepEntry, readEntry } from '#page/islands/local-entries.ts'

const KEY = 'delivery-city'
const KEPT_MS = 365 * 86_400_000
const listeners = new Set<() => void>()

/** The city that the visitor chose on this device; it is never guessed, and never sent but to ask for its promise. */
export const keptCity = {
  read(): number | null {
    const kept = readEntry(KEY)
    return Number.isSafeInteger(kept) && (kept as number) > 0 ? (kept as number) : null
  },
  keep(cityId: number | null): void {
    keepEntry(KEY, cityId, KEPT_MS)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    // Another tab may choose too.
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
}
