import { leadForNowTo } from '#page/load/lead-to.ts'
import { toId, toWords } from '#page/load/page-urls.ts'
import { loadMenu } from '#page/load/shop-front.ts'
import { defineResultsPage } from './define-results-page.tsx'
import { canonicalOf, toSearchText } from './results-place.ts'

/** The suggestion search's results in one category; a category that is gone leads to the results everywhere. */
export default defineResultsPage('/search/cid/:id/q/:term', async ({ params }) => {
  const text = toSearchText(toWords(params.term ?? ''))
  const known = (await loadMenu()).find(({ id }) => id === toId(params.id ?? ''))
  if (!known) leadForNowTo(canonicalOf({ text, categoryId: null }))
  return { kind: 'suggestions', text, categoryId: known.id }
})
