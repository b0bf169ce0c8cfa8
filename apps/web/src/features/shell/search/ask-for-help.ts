import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { seeAllTerm } from '@rasteh/contracts/search'
import type { Culture } from '@rasteh/persian-text/culture'
import { simpleSearchAddress, suggestionSearchAddress } from '@rasteh/shop-core/search-box'
import { findPreview, findSuggestions } from '../../../shop-api/search-calls.ts'
import { readAntiForgery, readPageVariables } from '../../../site/islands/page-variables.ts'
import { type Found, NOTHING_FOUND } from './search-help.ts'

/** Asks the shop for suggestions. */
export async function askForSuggestions(term: string, signal: AbortSignal): Promise<Found> {
  const suggestions = await findSuggestions(term, null, signal)
  const firstTerm = seeAllTerm(suggestions)
  if (firstTerm === null) return NOTHING_FOUND
  const address = suggestionSearchAddress({ searchPage: PAGE_PATHS.search, text: firstTerm })
  return {
    groups: [{ title: null, entries: suggestions.map(toEntry) }],
    seeAll: address === null ? null : { address, term: firstTerm },
  }
}

/** Asks the platform for its preview. */
export async function askForPreview(keywords: string, culture: Culture, signal: AbortSignal): Promise<Found> {
  const headers = { tabId: readPageVariables().sf_tabId ?? '', antiForgery: readAntiForgery() }
  const groups = await findPreview({ keywords, culture }, headers, signal)
  if (groups.length === 0) return NOTHING_FOUND
  const address = simpleSearchAddress(PAGE_PATHS.searchResults, keywords)
  return {
    groups: groups.map(({ DocumentTypeName, Results }) => ({
      title: DocumentTypeName,
      entries: Results.map(({ Title, DocumentUrl, Description }) => ({
        title: plain(Title),
        address: DocumentUrl,
        detail: plain(Description),
        priceRial: null,
      })),
    })),
    seeAll: address === null ? null : { address, term: keywords },
  }
}

function toEntry(suggestion: Awaited<ReturnType<typeof findSuggestions>>[number]) {
  const { title, url, categoryTitle, priceRial } = suggestion
  return { title, address: url, detail: categoryTitle, priceRial }
}

/** The platform's texts come encoded as HTML; a parser that runs nothing makes them plain again. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}
