import { cleanSearchTerm } from '@rasteh/shop-core/search-box'
import type { Metadata } from 'next'
import { resultsMetadata } from '../../../features/search/results-metadata.ts'
import { SIMPLE_FIELDS, type WantedResults } from '../../../features/search/results-place.ts'
import { toId } from '../../../page/addresses.ts'
import type { SearchParams } from '../../../page/product-list/list-choices.ts'
import { drawResults } from '../search/draw-results.tsx'

export const dynamic = 'force-dynamic'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return resultsMetadata(wantedOf(await searchParams))
}

/** The simple search's results. */
export default async function SearchResultsPage({ searchParams }: Props) {
  const search = await searchParams
  return drawResults(wantedOf(search), search)
}

function wantedOf(search: SearchParams): WantedResults {
  const { [SIMPLE_FIELDS.text]: text, [SIMPLE_FIELDS.category]: category } = search
  return {
    kind: 'simple',
    text: typeof text === 'string' ? cleanSearchTerm(text).slice(0, TEXT_MAX) : '',
    categoryId: typeof category === 'string' ? toId(category) : null,
  }
}

/** Longer texts are nobody's search. */
const TEXT_MAX = 200
