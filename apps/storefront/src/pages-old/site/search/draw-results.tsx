import { compareControl, groupsOf } from '../../../features/compare/compare-control.tsx'
import CompareBar from '../../../features/compare/islands/compare-bar.tsx'
import { findResults, NoResults, ResultsPage } from '../../../features/search/results-page.tsx'
import { keysOf, type WantedResults } from '../../../features/search/results-place.ts'
import { answerMissing } from '../../../features/shell/missing-page.tsx'
import { isBeyondEnd } from '../../../page/product-list/find-list.ts'
import type { SearchParams } from '../../../page/product-list/list-choices.ts'

/** The results of a search, by whichever address it came. */
export async function drawResults(wanted: WantedResults, search: SearchParams) {
  if (wanted.text === '') return <NoResults text={null} />
  const typed = { ...wanted, keys: wanted.kind === 'simple' ? keysOf(search) : null }
  const found = await findResults(typed, search)
  if (isBeyondEnd(found.list, found.choices)) return answerMissing()
  return (
    <>
      <ResultsPage wanted={typed} found={found} controlOf={compareControl} />
      <CompareBar groupIds={groupsOf(found.list.products)} />
    </>
  )
}
