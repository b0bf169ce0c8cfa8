import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { cleanSearchTerm } from '@rasteh/shop-core/search-box'
import { toId } from '#page/load/page-urls.ts'
import { defineResultsPage } from './define-results-page.tsx'
import { SIMPLE_FIELDS } from './results-place.ts'

/** No visitor searches for a longer text. */
const TEXT_MAX = 200

/** The simple search's results. */
export default defineResultsPage(PAGE_PATHS.searchResults, async ({ search }) => {
  const { [SIMPLE_FIELDS.text]: text, [SIMPLE_FIELDS.category]: category } = search
  return {
    kind: 'simple',
    text: typeof text === 'string' ? cleanSearchTerm(text).slice(0, TEXT_MAX) : '',
    categoryId: typeof category === 'string' ? toId(category) : null,
  }
})
