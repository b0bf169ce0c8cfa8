/** A search that found nothing of that name, or something in its place, and when. */
export type MissedSearch = { readonly text: string; readonly atMs: number }

/** Where the browser keeps it until its tab is closed. */
export const MISSED_SEARCH_KEY = 'rasteh-missed-search'

/** What is searched for later is another wish. */
export const MISSED_KEPT_MS = 600_000

/** Reads what the browser kept; null for what this shop did not write. */
export function readMissed(kept: unknown): MissedSearch | null {
  const { text, atMs } = (kept ?? {}) as Partial<MissedSearch>
  return typeof text === 'string' && typeof atMs === 'number' ? { text, atMs } : null
}

/**
 * The missed search that a choice from another one answers; null when there is none, when it was too long ago, or when the
 * choice was made from its own results.
 */
export function answeredMiss(missed: MissedSearch | null, chosenFrom: string, nowMs: number): string | null {
  if (missed === null || nowMs - missed.atMs > MISSED_KEPT_MS || nowMs < missed.atMs) return null
  return missed.text.trim() === chosenFrom.trim() ? null : missed.text
}
