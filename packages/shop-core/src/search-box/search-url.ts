/** The characters that are taken out of what a visitor searches for. */
export const SEARCH_STRIPPED_CHARACTERS = '!*\'();:@&=+$,/?#[]<>%{}|"\\^`~'

/** A suggestion search: the search page, the words, and the category if one is chosen. */
export type SuggestionSearch = {
  readonly searchPage: string
  readonly text: string
  readonly categoryId?: number | null
}

/** What a visitor really searches for: the text without the stripped characters and outer spaces. */
export function cleanSearchTerm(text: string): string {
  // Half of a pair of code units, which a cut paste leaves, cannot be written in an address.
  const kept = [...text.toWellFormed()].filter((character) => !STRIPPED.has(character))
  return kept.join('').trim()
}

/** The address of a simple search, or null when nothing is left to search for. */
export function simpleSearchUrl(resultsPage: string, text: string): string | null {
  const term = cleanSearchTerm(text)
  return term === '' ? null : `${resultsPage}?Search=${encodeURIComponent(term)}`
}

/** The address of a suggestion search, or null when nothing is left to search for. */
export function suggestionSearchUrl({ searchPage, text, categoryId }: SuggestionSearch): string | null {
  const term = cleanSearchTerm(text).replace(/\s+/g, '-')
  // Browsers take a segment of dots as a way up, so it would open another page.
  if (term === '' || term === '.' || term === '..') return null
  const category = categoryId ? `/cid/${categoryId}` : ''
  return `${searchPage}${category}/q/${encodeURIComponent(term)}`
}

const STRIPPED: ReadonlySet<string> = new Set(SEARCH_STRIPPED_CHARACTERS)
