import { formatEntry, parseEntry } from '@rasteh/shop-core/storage'

/** Reads what this browser keeps under a key; a missing or expired entry is undefined, and so is closed storage. */
export function readEntry(key: string): unknown {
  try {
    return parseEntry(localStorage.getItem(key), Date.now())
  } catch {
    return undefined
  }
}

/** Keeps a value in this browser for a time. Where storage is closed or full, nothing is kept. */
export function keepEntry(key: string, value: unknown, ttlMs: number): void {
  try {
    localStorage.setItem(key, formatEntry(value, { nowMs: Date.now(), ttlMs }))
  } catch {
    // A private window may refuse; the page does without.
  }
}
