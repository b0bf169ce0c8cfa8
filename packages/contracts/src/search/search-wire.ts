import { type Static, Type } from 'typebox'
import { nullable, Rials, SerialId, Typed } from '../wire-types.ts'

/** The longest text that is searched for. */
export const SEARCH_TERM_MAX = 200

/** What is searched for; a CategoryID that is missing, null or 0 means everywhere. */
export const SearchRequest = Type.Object({
  Term: Typed({ maxLength: SEARCH_TERM_MAX }),
  CategoryID: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))),
})
export type SearchRequest = Static<typeof SearchRequest>

/** What a suggestion is: words to search for, a category, or a product. */
export type SuggestionKind = 'term' | 'category' | 'product'
const Kind = Type.Unsafe<SuggestionKind>({ type: 'string', enum: ['term', 'category', 'product'] })

/** One suggestion; its Term leads to all results of that kind. */
export const SuggestionWire = Type.Object({
  Term: Type.String(),
  Kind,
  Title: Type.String(),
  Url: Type.String(),
  Picture: nullable(Type.String()),
  CategoryTitle: nullable(Type.String()),
  Price: nullable(Rials),
  /** How many products its Term has in a category; null for everything else. */
  Count: nullable(Type.Integer({ minimum: 0 })),
})
export type SuggestionWire = Static<typeof SuggestionWire>

/** The suggestions, best first; nothing found is `[]`. */
export const SuggestionsWire = Type.Array(SuggestionWire)
export type SuggestionsWire = Static<typeof SuggestionsWire>

/** Somebody went from a list of results to this product. */
export const SearchClick = Type.Object({
  ProductId: SerialId,
  /** What they had searched for. */
  Term: Type.Optional(Typed({ maxLength: SEARCH_TERM_MAX })),
  /** What they had searched for in vain just before that. */
  After: Type.Optional(Typed({ maxLength: SEARCH_TERM_MAX })),
})

/** Somebody searched for this and was shown what was found. */
export const SearchAsked = Type.Object({ Term: Typed({ maxLength: SEARCH_TERM_MAX }) })

/** Somebody searched for this and was shown nothing. */
export const SearchMiss = Type.Object({ Term: Typed({ maxLength: SEARCH_TERM_MAX }) })

/** What many visitors searched for in the last days, the most wanted first. */
export const PopularSearchesWire = Type.Array(Type.String())
export type PopularSearchesWire = Static<typeof PopularSearchesWire>
