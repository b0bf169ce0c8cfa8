/** The pauses between questions about a payment whose truth is not known yet; the last one is kept. */
export const DOUBT_PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const

/** How long a page waits before it asks again, after it has asked so many times. */
export function doubtPauseMs(asked: number): number {
  return DOUBT_PAUSES_MS[asked] ?? DOUBT_PAUSES_MS[DOUBT_PAUSES_MS.length - 1] ?? 0
}
