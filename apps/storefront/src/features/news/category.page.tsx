import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { NewsCategory } from '@rasteh/shop-store/reads/news'
import { toPageNumber } from '#features/product-list/public-page-links.ts'
import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { newsCategoryUrl, toWords } from '#page/load/page-urls.ts'
import { listHead } from './list-head.ts'
import { type ListedNews, loadListedNews } from './load-news-list.ts'
import { NewsListPage } from './news-list-page.tsx'

type Data = { category: NewsCategory; listed: ListedNews }

/** The news of one category. */
export default definePage<Data>({
  path: PAGE_PATHS.newsCategory,
  load: async ({ params, search }) => {
    const slug = toWords(params.slug ?? '')
    const listed = await loadListedNews({ kind: 'category', slug }, toPageNumber(search.page))
    const category = listed.categories.find((one) => one.slug === slug)
    if (!category) throw Answer.notFound()
    return { category, listed }
  },
  head: ({ category, listed: { page } }, site) =>
    listHead(
      {
        path: newsCategoryUrl(category),
        title: site.say('NewsCategoryTitle', { title: category.title }),
        page,
        // A category that is still empty is nothing to be found.
        robots: category.hasNews ? undefined : 'noindex, follow',
      },
      site,
    ),
  Component: ({ data: { category, listed }, site }) => (
    <NewsListPage
      title={category.title}
      path={newsCategoryUrl(category)}
      listed={listed}
      chosen={category.slug}
      site={site}
    />
  ),
})
