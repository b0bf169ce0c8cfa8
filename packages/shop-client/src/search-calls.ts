import { ANTI_FORGERY_HEADER, MODULE_HEADER, TAB_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS, PATHS } from '@rasteh/contracts/paths'
import { type PreviewWire, searchPreviewAddress } from '@rasteh/contracts/platform'
import {
  type PopularSearchesWire,
  type Suggestion,
  type SuggestionsWire,
  toSuggestions,
} from '@rasteh/contracts/search'
import type { Culture } from '@rasteh/persian-text/culture'
import { callShop } from './call-shop.ts'

/** The suggestions for a text, best first. Any failure throws; the box then shows nothing. */
export async function findSuggestions(
  term: string,
  categoryId: number | null,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const answer = await callShop({
    label: 'search.find',
    method: 'POST',
    path: PATHS.searchFind,
    body: { Term: term, CategoryID: categoryId },
    signal,
  })
  if (!answer.ok) throw new Error(`search/find answered ${answer.status}`)
  const wire: SuggestionsWire = await answer.json()
  return toSuggestions(wire)
}

/** What the empty box offers; any failure is an empty list. */
export async function loadPopularSearches(): Promise<readonly string[]> {
  try {
    const answer = await callShop({ label: 'search.popular', method: 'GET', path: ADDED_PATHS.searchPopular })
    if (!answer.ok) return []
    const wire: PopularSearchesWire = await answer.json()
    return wire
  } catch {
    return []
  }
}

/** What the platform's headers carry; -1 is the platform's value for "no module". */
export type PlatformHeaders = { tabId: string; antiForgery: string }

const NO_MODULE = '-1'

/** What the platform found, in groups; its texts are HTML. */
export type PreviewGroup = {
  title: string
  results: readonly { titleHtml: string; descriptionHtml: string; url: string }[]
}

/** The platform's preview of a search, in groups. Any failure throws; the box then shows nothing. */
export async function findPreview(
  search: { keywords: string; culture: Culture },
  { tabId, antiForgery }: PlatformHeaders,
  signal: AbortSignal,
): Promise<PreviewGroup[]> {
  const answer = await fetch(searchPreviewAddress(PATHS.searchPreview, { ...search, isWild: true }), {
    headers: { [MODULE_HEADER]: NO_MODULE, [TAB_HEADER]: tabId, [ANTI_FORGERY_HEADER]: antiForgery },
    credentials: 'same-origin',
    signal,
  })
  if (!answer.ok) throw new Error(`searchService/preview answered ${answer.status}`)
  const wire: PreviewWire = await answer.json()
  return wire.map(toPreviewGroup)
}

function toPreviewGroup({ DocumentTypeName, Results }: PreviewWire[number]): PreviewGroup {
  return {
    title: DocumentTypeName,
    results: Results.map(({ Title, Description, DocumentUrl }) => ({
      titleHtml: Title,
      descriptionHtml: Description,
      url: DocumentUrl,
    })),
  }
}
