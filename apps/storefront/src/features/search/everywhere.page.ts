import { toWords } from '#page/load/page-urls.ts'
import { defineResultsPage } from './define-results-page.tsx'
import { toSearchText } from './results-place.ts'

/** The suggestion search's results, everywhere. */
export default defineResultsPage('/search/q/:term', async ({ params }) => ({
  kind: 'suggestions',
  text: toSearchText(toWords(params.term ?? '')),
  categoryId: null,
}))
