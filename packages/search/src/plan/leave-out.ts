import type { Slot } from './slot.ts'

/** A query with some of its words left out. */
export type Shortened = { readonly kept: readonly Slot[]; readonly dropped: readonly Slot[] }

/**
 * Ways to leave words out, the smallest loss first. The first word that names a thing stays; where none does, the first
 * stays longest, for it names the thing in Persian. Of the others the most frequent one goes first.
 */
export function leaveOut(slots: readonly Slot[]): Shortened[] {
  const named = slots.find(({ names = [] }) => names.length > 0)
  const head = named ?? slots[0]
  const rest = slots.filter((slot) => slot !== head)
  if (!head || rest.length === 0) return []
  const byFrequency = rest.toSorted((a, b) => b.frequency - a.frequency)
  const one = [...byFrequency, ...(named ? [] : [head])]
    .slice(0, slots.length > 3 ? 2 : 3)
    .map((slot) => [slot])
  const several = byFrequency.slice(2).map((_, index) => byFrequency.slice(0, index + 2))
  const shortened = [...one, ...several, ...(rest.length > 1 ? [byFrequency] : [])]
  return shortened
    .map((left) => {
      // Both halves of a joined word go, or none.
      const isLeft = (slot: Slot) => left.some((other) => other === slot || isOtherHalf(other, slot))
      return { kept: slots.filter((slot) => !isLeft(slot)), dropped: slots.filter(isLeft) }
    })
    .filter(({ kept }) => kept.length > 0)
}

const isOtherHalf = (one: Slot, other: Slot) => one.whole !== undefined && one.whole === other.whole
