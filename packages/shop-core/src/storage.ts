/** What local storage keeps under a key: a value, and the moment from which it no longer counts. */
export type StorageEntry = { readonly value: unknown; readonly expiry: number }

/** A moment in milliseconds, and how long from it an entry counts. */
export type Lifetime = { readonly nowMs: number; readonly ttlMs: number }

/** Writes a value as an entry that counts for its time-to-live. */
export function formatEntry(value: unknown, { nowMs, ttlMs }: Lifetime): string {
  const entry: StorageEntry = { value, expiry: nowMs + ttlMs }
  return JSON.stringify(entry)
}

/**
 * Reads an entry's value at the given moment. Anything may stand in a visitor's storage, so a missing,
 * damaged or expired entry is `undefined`, the same as none.
 */
export function parseEntry(text: string | null, nowMs: number): unknown {
  const entry = toEntry(text)
  if (!entry || entry.expiry <= nowMs) return undefined
  return entry.value
}

function toEntry(text: string | null): StorageEntry | undefined {
  const parsed = parseJson(text)
  if (typeof parsed !== 'object' || parsed === null) return undefined
  if (!('value' in parsed) || !('expiry' in parsed)) return undefined
  if (typeof parsed.expiry !== 'number') return undefined
  return { value: parsed.value, expiry: parsed.expiry }
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
