import type { NamedAt } from './find-names.ts'
import type { SaidAt } from './find-phrases.ts'

/** How often each word or phrase is used. */
export type Counts = Record<string, number>
export type Ceilings = { names: Counts; comments: Counts; guides: Counts }

/** Different names with each word, not their uses: a file that is split adds none. */
export function countNames(found: readonly NamedAt[]): Counts {
  const names = new Map<string, Set<string>>()
  for (const { rule, name } of found) {
    const key = rule.runs[0] ?? ''
    names.set(key, (names.get(key) ?? new Set()).add(name))
  }
  return sorted([...names].map(([key, set]) => [key, set.size]))
}

export function countPhrases(found: readonly SaidAt[]): Counts {
  const counts = new Map<string, number>()
  for (const { rule } of found) counts.set(rule.phrase, (counts.get(rule.phrase) ?? 0) + 1)
  return sorted([...counts])
}

/** The words that are used more often than recorded. */
export function risenAbove(ceilings: Counts, counts: Counts): string[] {
  return Object.keys(counts).filter((key) => (counts[key] ?? 0) > (ceilings[key] ?? 0))
}

/** The ceilings after a fall; what rose keeps its ceiling, and what reached 0 is dropped. */
export function loweredTo(counts: Counts, ceilings: Counts): Counts {
  return sorted(
    Object.entries(ceilings)
      .map(([key, ceiling]): [string, number] => [key, Math.min(ceiling, counts[key] ?? 0)])
      .filter(([, ceiling]) => ceiling > 0),
  )
}

function sorted(entries: [string, number][]): Counts {
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)))
}
