export { type Comparison, compareTunings } from './tuning/compare-tunings.ts'
export { type SearchTuning, toSearchTuning } from './tuning/search-tuning.ts'
export { toSynonymWords } from './tuning/synonym-words.ts'
export { createTunedSearch } from './tuning/tuned-search.ts'
