import type { Lexicon } from '../lexicon/lexicon.ts'

/** How a token came to stand for a typed word; the further from what was typed, the smaller its weight. */
export type TokenOrigin = 'typed' | 'form' | 'unit' | 'synonym' | 'spelling' | 'layout' | 'finglish'

/** A token that may stand for a word, from 0 to 1. */
export type PlanToken = { readonly token: string; readonly weight: number; readonly origin: TokenOrigin }

/** A word of the query: any of its tokens will do. */
export type PlanWord = {
  readonly typed: string
  readonly tokens: readonly PlanToken[]
  /** Marked tokens of which a product must have one, where the word says what the thing is; its tokens then only rank. */
  readonly needs?: readonly string[]
  /** A token is worth its weight in whatever field it is: what is bought for an occasion has only that in common. */
  readonly isFlat?: boolean
  /** It need not be met: what meets it comes first. */
  readonly isOptional?: boolean
}

/** The words that must be met. */
export const askedWords = ({ words }: QueryPlan): readonly PlanWord[] =>
  words.filter(({ isOptional }) => !isOptional)

/** The words that say how a title begins: what is bought for an occasion has no name in common. */
export const namingWords = ({ words }: QueryPlan): readonly PlanWord[] =>
  words.filter(({ isOptional, isFlat }) => !isOptional && !isFlat)

/** One way to understand a query: every word must be met, unless it is optional. */
export type QueryPlan = {
  readonly words: readonly PlanWord[]
  /** The query as a model or a stock code, folded and without spaces or hyphens; null when it cannot be one. */
  readonly code: string | null
  /** The query that is shown as searched for; null when it is the typed one. */
  readonly corrected: string | null
  /** Words of the query that this plan leaves out. */
  readonly dropped: readonly string[]
  /** Words of the query that no product is called by; they are among the dropped. */
  readonly unsold?: readonly string[]
  /** What may have been meant, but is not sure enough to be searched for. */
  readonly asked?: string | null
  /** The same thing without what it is to be like, or what is nearest to it: shown after few that are just so. */
  readonly related?: () => Promise<QueryPlan | null>
  /** What the plan finds is not what was asked for, only nearest to it. */
  readonly isNearest?: boolean
  /**
   * Marked tokens of products whose titles begin with the thing, or whose category is called so. In every order but
   * relevance the others follow them: by price a bag for laptops would come before all laptops.
   */
  readonly called?: readonly string[]
  /** Products that have one of these marked tokens are not meant, whatever words they have. */
  readonly without?: readonly string[]
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
export type PlanQuery = (text: string, known: Known) => AsyncIterable<QueryPlan>

/** What a plan is made from. */
export type Known = {
  readonly vocabulary: Vocabulary
  readonly synonyms: Synonyms
  /** The words of commerce; without it every word means itself. */
  readonly lexicon?: Lexicon
  /** The titles of categories. */
  readonly categories?: () => Promise<readonly CategoryWords[]>
  /** The very words are wanted: nothing is corrected. */
  readonly isAsTyped?: boolean
  /** No two words are read as one thing of the lexicon. */
  readonly isWordByWord?: boolean
}

/** A category by its id, and the words of its titles in every language. */
export type CategoryWords = { readonly id: number; readonly titles: readonly (readonly string[])[] }
