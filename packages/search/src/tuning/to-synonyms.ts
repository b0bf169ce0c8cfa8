import { foldText } from '@rasteh/persian-text/fold'
import type { Synonyms } from '../plan/query-plan.ts'

/** The groups as the planner asks them: for a word, the others of its groups. */
export function toSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const others = new Map<string, Set<string>>()
  for (const group of groups.map((words) => words.map((word) => foldText(word)))) {
    for (const word of group) {
      const known = others.get(word) ?? new Set()
      for (const other of group) if (other !== word) known.add(other)
      others.set(word, known)
    }
  }
  return (token) => [...(others.get(token) ?? [])]
}
