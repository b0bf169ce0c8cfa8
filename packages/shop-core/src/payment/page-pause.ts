/** The pauses between questions about a payment whose truth is not known yet; the last one is kept. */
export const PENDING_PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000] as const

/** How long a page waits before it asks again, after it has asked so many times. */
export function pendingPauseMs(asked: number): number {
  return PENDING_PAUSES_MS[asked] ?? PENDING_PAUSES_MS[PENDING_PAUSES_MS.length - 1] ?? 0
}
