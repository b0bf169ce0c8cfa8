import type { Metadata } from 'next'
import { pageHead } from '../../page/page-head.ts'
import { loadSay } from '../../page/say.ts'
import { apart } from './apart.ts'
import { canonicalOf, type WantedResults } from './results-place.ts'

/** Results are for people: machines are told to leave them out, and which of their addresses is the one. */
export async function resultsMetadata({ text, categoryId }: WantedResults): Promise<Metadata> {
  const say = await loadSay()
  const title = text === '' ? say('SearchResults') : say('SearchResultsFor', { term: apart(text) })
  const head = await pageHead({ path: canonicalOf({ text, categoryId }), title })
  return { ...head, robots: { index: false, follow: true } }
}
