import type { Head } from '#page/layout/head.tsx'
import { pageHead } from '#page/layout/page-head.ts'
import type { Site } from '#page/load/load-site.ts'
import { bidiIsolate } from './bidi-isolate.ts'
import { canonicalOf, type WantedResults } from './results-place.ts'

/** Results are for people: the head asks machines to leave them out, and names the one URL that counts. */
export function resultsHead({ text, categoryId }: WantedResults, site: Site): Head {
  const { say } = site
  const title = text === '' ? say('SearchResults') : say('SearchResultsFor', { term: bidiIsolate(text) })
  return { ...pageHead({ path: canonicalOf({ text, categoryId }), title }, site), robots: 'noindex, follow' }
}
