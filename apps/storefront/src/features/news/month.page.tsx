import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toPageNumber } from '#features/product-list/public-page-links.ts'
import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { type ArchiveMonth, monthUrl, monthWords, readMonth, spanOf } from './archive-months.ts'
import { listHead } from './list-head.ts'
import { type ListedNews, loadListedNews } from './load-news-list.ts'
import { NewsListPage } from './news-list-page.tsx'

type Data = { month: ArchiveMonth; listed: ListedNews }

/** The news of a Jalali month. One without news is no page: there is no end of them. */
export default definePage<Data>({
  path: PAGE_PATHS.newsMonth,
  load: async ({ params, search }) => {
    const month = readMonth(params.year ?? '', params.month ?? '', Date.now())
    if (!month) throw Answer.notFound()
    const listed = await loadListedNews({ kind: 'month', ...spanOf(month) }, toPageNumber(search.page))
    if (listed.list.items.length === 0) throw Answer.notFound()
    return { month, listed }
  },
  // Another order of what is found under its category already.
  head: ({ month, listed: { page } }, site) =>
    listHead(
      {
        path: monthUrl(month),
        title: site.say('NewsOfMonth', monthWords(month, site.culture)),
        page,
        robots: 'noindex, follow',
      },
      site,
    ),
  Component: ({ data: { month, listed }, site }) => (
    <NewsListPage
      title={site.say('NewsOfMonth', monthWords(month, site.culture))}
      path={monthUrl(month)}
      listed={listed}
      chosenMonth={month}
      site={site}
    />
  ),
})
