import type { Metadata } from 'next'
import { resultsMetadata } from '../../../../../../../features/search/results-metadata.ts'
import {
  canonicalOf,
  toSearchText,
  type WantedResults,
} from '../../../../../../../features/search/results-place.ts'
import { toId, toWords } from '../../../../../../../page/addresses.ts'
import { loadMenu } from '../../../../../../../page/front.ts'
import { leadForNowTo } from '../../../../../../../page/lead-to.ts'
import type { SearchParams } from '../../../../../../../page/product-list/list-choices.ts'
import { drawResults } from '../../../../draw-results.tsx'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string; term: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return resultsMetadata(await wantedOf(params))
}

/** The suggestion search's results in one category; a category that is gone leads to the results everywhere. */
export default async function SearchInCategoryPage({ params, searchParams }: Props) {
  const wanted = await wantedOf(params)
  if (wanted.categoryId === null) leadForNowTo(canonicalOf(wanted))
  return drawResults(wanted, await searchParams)
}

async function wantedOf(params: Props['params']): Promise<WantedResults> {
  const { id, term } = await params
  const known = (await loadMenu()).find((category) => category.id === toId(id))
  return { kind: 'suggestions', text: toSearchText(toWords(term)), categoryId: known?.id ?? null }
}
