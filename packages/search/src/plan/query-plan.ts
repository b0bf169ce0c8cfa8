/** How a token came to stand for a typed word; the further from what was typed, the smaller its weight. */
export type TokenOrigin = 'typed' | 'form' | 'unit' | 'synonym' | 'spelling' | 'layout' | 'finglish'

/** A token that may stand for a word, from 0 to 1. */
export type PlanToken = { readonly token: string; readonly weight: number; readonly origin: TokenOrigin }

/** A word of the query: any of its tokens will do. */
export type PlanWord = { readonly typed: string; readonly tokens: readonly PlanToken[] }

/** One way to understand a query: every word must be met. */
export type QueryPlan = {
  readonly words: readonly PlanWord[]
  /** The query as a model or a stock code, folded and without spaces or hyphens; null when it cannot be one. */
  readonly code: string | null
  /** The query that is shown as searched for; null when it is the typed one. */
  readonly corrected: string | null
  /** Words of the query that this plan leaves out. */
  readonly dropped: readonly string[]
}

/** What the catalogue's words are, as the planner asks it. */
export type Vocabulary = {
  /** How many products contain each of these tokens; those in none are left out. */
  frequencies(tokens: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Tokens that look like this one, the likeliest few. */
  near(token: string): Promise<readonly { readonly token: string; readonly frequency: number }[]>
}

/** Words that managers say mean the same: a search for one also finds the others. */
export type Synonyms = (token: string) => readonly string[]

/** Ways to understand a query, best first; the next is tried when this one finds too little. */
export type PlanQuery = (
  text: string,
  known: { readonly vocabulary: Vocabulary; readonly synonyms: Synonyms },
) => AsyncIterable<QueryPlan>
