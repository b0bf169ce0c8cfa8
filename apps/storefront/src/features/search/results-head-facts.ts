import type { Head } from '../../page/head.tsx'
import { pageHead } from '../../page/page-head.ts'
import type { Site } from '../../page/site.ts'
import { apart } from './apart.ts'
import { canonicalOf, type WantedResults } from './results-place.ts'

/** Results are for people: machines are told to leave them out, and which of their URLs is the one. */
export function resultsHead({ text, categoryId }: WantedResults, site: Site): Head {
  const { say } = site
  const title = text === '' ? say('SearchResults') : say('SearchResultsFor', { term: apart(text) })
  return { ...pageHead({ path: canonicalOf({ text, categoryId }), title }, site), robots: 'noindex, follow' }
}
