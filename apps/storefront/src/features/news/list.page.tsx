import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toPageNumber } from '#features/product-list/public-page-links.ts'
import { definePage } from '#page/define-page.ts'
import { listHead } from './list-head.ts'
import { type ListedNews, loadListedNews } from './load-news-list.ts'
import { NewsListPage } from './news-list-page.tsx'

export default definePage<ListedNews>({
  path: PAGE_PATHS.news,
  load: ({ search }) => loadListedNews({ kind: 'all' }, toPageNumber(search.page)),
  head: ({ page }, site) => listHead({ path: PAGE_PATHS.news, title: site.say('News'), page }, site),
  Component: ({ data, site }) => (
    <NewsListPage title={site.say('News')} path={PAGE_PATHS.news} listed={data} site={site} />
  ),
})
