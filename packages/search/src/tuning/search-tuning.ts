import { toSynonymWords } from './synonym-words.ts'

/** Products that managers want higher in the results of certain words. */
export type SearchRule = {
  readonly words: string
  /** First of all, or some places higher than they would stand. */
  readonly kind: 'pin' | 'boost'
  readonly places: number
  /** As managers ordered them. */
  readonly productIds: readonly number[]
}

/** What managers have made of the catalogue's search. */
export type SearchTuning = {
  /** Words that mean the same, group by group. */
  readonly synonyms: readonly (readonly string[])[]
  readonly rules: readonly SearchRule[]
  /** The ids of the lexicon's groups that are switched off. */
  readonly off: readonly string[]
}

export const UNTUNED: SearchTuning = { synonyms: [], rules: [], off: [] }

type Written = {
  readonly synonyms: readonly string[]
  readonly rules: readonly SearchRule[]
  readonly off: readonly string[]
}

/** The tuning as managers wrote it, its groups as words between commas. */
export function toSearchTuning({ synonyms, rules, off }: Written): SearchTuning {
  return { synonyms: synonyms.map((words) => toSynonymWords(words)), rules, off }
}
