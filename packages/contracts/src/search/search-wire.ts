import { type Static, Type } from 'typebox'
import { nullable, Rials, Typed } from '../wire-types.ts'

/** The longest text that is searched for. */
export const SEARCH_TERM_MAX = 200

/** What is searched for; a CategoryID that is missing, null or 0 means everywhere. */
export const SearchRequest = Type.Object({
  Term: Typed({ maxLength: SEARCH_TERM_MAX }),
  CategoryID: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))),
})
export type SearchRequest = Static<typeof SearchRequest>

/** One suggestion; its Term leads to all results of that kind. */
export const SuggestionWire = Type.Object({
  Term: Type.String(),
  Title: Type.String(),
  Url: Type.String(),
  Picture: nullable(Type.String()),
  CategoryTitle: nullable(Type.String()),
  Price: nullable(Rials),
})
export type SuggestionWire = Static<typeof SuggestionWire>

/** The suggestions, best first; nothing found is `[]`. */
export const SuggestionsWire = Type.Array(SuggestionWire)
export type SuggestionsWire = Static<typeof SuggestionsWire>
