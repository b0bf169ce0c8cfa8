import type { Slot } from './slot.ts'

/** A query with some of its words left out. */
export type Shortened = { readonly kept: readonly Slot[]; readonly dropped: readonly Slot[] }

/**
 * Ways to leave words out, the smallest loss first. The first word stays longest, for it names the thing in Persian;
 * of the others the one that tells least goes first.
 */
export function leaveOut(slots: readonly Slot[]): Shortened[] {
  const [head, ...rest] = slots
  if (!head || rest.length === 0) return []
  const byTelling = rest.toSorted((a, b) => b.frequency - a.frequency)
  const one = [...byTelling, head].slice(0, slots.length > 3 ? 2 : 3).map((slot) => [slot])
  const several = byTelling.slice(2).map((_, index) => byTelling.slice(0, index + 2))
  const ways = [...one, ...several, ...(rest.length > 1 ? [byTelling] : [])]
  return ways.map((left) => ({
    kept: slots.filter((slot) => !left.includes(slot)),
    dropped: left,
  }))
}
