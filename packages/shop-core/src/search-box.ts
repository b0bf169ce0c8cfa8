export { isCountableSearch } from './search-box/countable-search.ts'
export {
  answeredMiss,
  MISSED_KEPT_MS,
  MISSED_SEARCH_KEY,
  type MissedSearch,
  readMissed,
} from './search-box/missed-search.ts'
export { persianKeysOf, typedByKeys } from './search-box/persian-keys.ts'
export {
  addRecent,
  RECENT_SEARCHES_KEY,
  RECENT_SEARCHES_TTL_MS,
  readRecent,
  withoutRecent,
} from './search-box/recent-searches.ts'
export {
  isWideForSearch,
  PREVIEW_DELAY_MS,
  PREVIEW_MIN_CHARACTERS,
  SEARCH_BOX_EXPAND_PX,
  SEARCH_BOX_MOBILE_MAX_PX,
  SEARCH_DEBOUNCE_MS,
  type SearchBoxKind,
  searchButtonAction,
  wantsPreview,
  wantsSuggestions,
} from './search-box/search-box-limits.ts'
export { type SearchBoxEvent, type SearchBoxState, stepSearchBox } from './search-box/search-box-state.ts'
export {
  cleanSearchTerm,
  SEARCH_STRIPPED_CHARACTERS,
  simpleSearchUrl,
  suggestionSearchUrl,
} from './search-box/search-url.ts'
export { splitTyped } from './search-box/split-typed.ts'
