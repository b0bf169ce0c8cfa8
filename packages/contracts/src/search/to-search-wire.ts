import type { SearchRequest, SuggestionKind, SuggestionsWire } from './search-wire.ts'

/** A search in the shop's own words. */
export type WantedSearch = { readonly term: string; readonly categoryId: number | null }

/** A suggestion in the shop's own words. */
export type Suggestion = {
  readonly kind: SuggestionKind
  readonly term: string
  readonly title: string
  readonly url: string
  readonly picture: string | null
  readonly categoryTitle: string | null
  readonly priceRial: number | null
  /** How many products the term has in this category; null for everything else. */
  readonly count: number | null
}

/** Reads what is searched for. */
export function toWantedSearch(wire: SearchRequest): WantedSearch {
  return { term: wire.Term.trim(), categoryId: wire.CategoryID || null }
}

/** Writes the suggestions as the wire spells them. */
export function toSuggestionsWire(suggestions: readonly Suggestion[]): SuggestionsWire {
  return suggestions.map((suggestion) => ({
    Term: suggestion.term,
    Kind: suggestion.kind,
    Title: suggestion.title,
    Url: suggestion.url,
    Picture: suggestion.picture,
    CategoryTitle: suggestion.categoryTitle,
    Price: suggestion.priceRial,
    Count: suggestion.count,
  }))
}

/** Reads the suggestions from the wire. */
export function toSuggestions(wire: SuggestionsWire): Suggestion[] {
  return wire.map((suggestion) => ({
    term: suggestion.Term,
    kind: suggestion.Kind,
    title: suggestion.Title,
    url: suggestion.Url,
    picture: suggestion.Picture,
    categoryTitle: suggestion.CategoryTitle,
    priceRial: suggestion.Price,
    count: suggestion.Count,
  }))
}

/** The term behind the see-all link: that of the first suggestion. */
export function seeAllTerm(suggestions: readonly Suggestion[]): string | null {
  return suggestions[0]?.term ?? null
}
