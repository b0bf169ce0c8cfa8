import type { Metadata } from 'next'
import { resultsMetadata } from '../../../../../features/search/results-metadata.ts'
import { toSearchText, type WantedResults } from '../../../../../features/search/results-place.ts'
import { toWords } from '../../../../../page/addresses.ts'
import type { SearchParams } from '../../../../../page/product-list/list-choices.ts'
import { drawResults } from '../../draw-results.tsx'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ term: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return resultsMetadata(await wantedOf(params))
}

/** The suggestion search's results, everywhere. */
export default async function SearchPage({ params, searchParams }: Props) {
  return drawResults(await wantedOf(params), await searchParams)
}

async function wantedOf(params: Props['params']): Promise<WantedResults> {
  const { term } = await params
  return { kind: 'suggestions', text: toSearchText(toWords(term)), categoryId: null }
}
