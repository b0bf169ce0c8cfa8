export {
  PopularSearchesWire,
  SEARCH_TERM_MAX,
  SearchAsked,
  SearchClick,
  SearchMiss,
  SearchRequest,
  type SuggestionKind,
  SuggestionsWire,
  SuggestionWire,
} from './search/search-wire.ts'
export {
  type Suggestion,
  seeAllTerm,
  toSuggestions,
  toSuggestionsWire,
  toWantedSearch,
  type WantedSearch,
} from './search/to-search-wire.ts'
