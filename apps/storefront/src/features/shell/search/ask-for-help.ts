import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { type Suggestion, type SuggestionKind, seeAllTerm } from '@rasteh/contracts/search'
import type { Culture } from '@rasteh/persian-text/culture'
import { findPreview, findSuggestions } from '@rasteh/shop-client/search-calls'
import { simpleSearchUrl, suggestionSearchUrl } from '@rasteh/shop-core/search-box'
import { readAntiForgery, readPageVariables } from '#page/islands/page-variables.ts'
import { type Found, type FoundEntry, NOTHING_FOUND } from './search-help.ts'

/** What each kind of suggestion is called, in the order in which they are shown. */
export type KindTitles = Readonly<Record<SuggestionKind, string>>

/** Asks the shop for suggestions. */
export async function askForSuggestions(
  { term, categoryId }: { term: string; categoryId: number | null },
  titles: KindTitles,
  signal: AbortSignal,
): Promise<Found> {
  const suggestions = await findSuggestions(term, categoryId, signal)
  const firstTerm = seeAllTerm(suggestions)
  if (firstTerm === null) return NOTHING_FOUND
  const address = suggestionSearchUrl({ searchPage: PAGE_PATHS.search, text: firstTerm, categoryId })
  return {
    groups: KINDS.map((kind) => ({
      title: titles[kind],
      entries: suggestions.filter((suggestion) => suggestion.kind === kind).map(toEntry(term)),
    })).filter(({ entries }) => entries.length > 0),
    seeAll: address === null ? null : { address, term: firstTerm },
  }
}

/** Asks the platform for its preview. */
export async function askForPreview(keywords: string, culture: Culture, signal: AbortSignal): Promise<Found> {
  const headers = { tabId: readPageVariables().sf_tabId ?? '', antiForgery: readAntiForgery() }
  const groups = await findPreview({ keywords, culture }, headers, signal)
  if (groups.length === 0) return NOTHING_FOUND
  const address = simpleSearchUrl(PAGE_PATHS.searchResults, keywords)
  return {
    groups: groups.map(({ title, results }) => ({
      title,
      entries: results.map(({ titleHtml, descriptionHtml, url }) => ({
        title: plain(titleHtml),
        address: url,
        detail: plain(descriptionHtml),
        priceRial: null,
      })),
    })),
    seeAll: address === null ? null : { address, term: keywords },
  }
}

const KINDS = ['term', 'category', 'product'] as const satisfies SuggestionKind[]

const toEntry =
  (typed: string) =>
  ({ kind, term, title, url, picture, categoryTitle, priceRial, count }: Suggestion): FoundEntry => ({
    title,
    address: url,
    detail: categoryTitle,
    priceRial,
    mark: kind === 'product' ? { picture } : { icon: kind === 'term' ? 'search' : 'menu' },
    ...(kind === 'term' && { typed }),
    ...(count !== null && { counted: { term, count } }),
  })

/** The platform's texts come encoded as HTML; a parser that runs nothing makes them plain again. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
