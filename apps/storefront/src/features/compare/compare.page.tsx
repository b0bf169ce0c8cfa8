import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import ComparePage from './islands/compare-page.tsx'

/** What it shows is in the visitor's own browser: there is nothing here to be found by a search engine. */
export default definePage({
  path: PAGE_PATHS.compare,
  isOfShop: true,
  layout: 'frame',
  load: loadNothing,
  head: (_, { say, shopName }) => ({ title: `${say('CompareList')} | ${shopName}`, robots: 'noindex' }),
  Component: ({ site: { say } }) => (
    <>
      <h1>{say('CompareList')}</h1>
      <ComparePage />
    </>
  ),
})
