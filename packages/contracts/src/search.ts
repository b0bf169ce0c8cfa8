import { type Static, Type } from 'typebox'
import { nullable, Rials, Typed } from './wire-types.ts'

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

/** A search in the shop's own words. */
export type WantedSearch = { readonly term: string; readonly categoryId: number | null }

/** A suggestion in the shop's own words. */
export type Suggestion = {
  readonly term: string
  readonly title: string
  readonly url: string
  readonly picture: string | null
  readonly categoryTitle: string | null
  readonly priceRial: number | null
}

/** Reads what is searched for. */
export function toWantedSearch(wire: SearchRequest): WantedSearch {
  return { term: wire.Term.trim(), categoryId: wire.CategoryID || null }
}

/** Writes the suggestions as the wire spells them. */
export function toSuggestionsWire(suggestions: readonly Suggestion[]): SuggestionsWire {
  return suggestions.map((suggestion) => ({
    Term: suggestion.term,
    Title: suggestion.title,
    Url: suggestion.url,
    Picture: suggestion.picture,
    CategoryTitle: suggestion.categoryTitle,
    Price: suggestion.priceRial,
  }))
}

/** Reads the suggestions from the wire. */
export function toSuggestions(wire: SuggestionsWire): Suggestion[] {
  return wire.map((suggestion) => ({
    term: suggestion.Term,
    title: suggestion.Title,
    url: suggestion.Url,
    picture: suggestion.Picture,
    categoryTitle: suggestion.CategoryTitle,
    priceRial: suggestion.Price,
  }))
}

/** The term behind the see-all link: that of the first suggestion. */
export function seeAllTerm(suggestions: readonly Suggestion[]): string | null {
  return suggestions[0]?.term ?? null
}
