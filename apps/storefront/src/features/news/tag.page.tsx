import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { fitTag } from '@rasteh/shop-core/pages'
import { toPageNumber } from '#features/product-list/public-page-links.ts'
import { definePage } from '#page/define-page.ts'
import { Answer } from '#page/load/answer.ts'
import { newsTagUrl, toWords } from '#page/load/page-urls.ts'
import { listHead } from './list-head.ts'
import { type ListedNews, loadListedNews } from './load-news-list.ts'
import { NewsListPage } from './news-list-page.tsx'

type Data = { tag: string; listed: ListedNews }

/** The news with a tag. A tag that no news has is no page: anybody could make up its URL. */
export default definePage<Data>({
  path: PAGE_PATHS.newsTag,
  load: async ({ params, search }) => {
    const tag = fitTag(toWords(params.tag ?? ''))
    if (tag === '') throw Answer.notFound()
    const listed = await loadListedNews({ kind: 'tag', tag }, toPageNumber(search.page))
    if (listed.list.items.length === 0) throw Answer.notFound()
    return { tag, listed }
  },
  // What it lists is found under its category already, and any word may be a tag.
  head: ({ tag, listed: { page } }, site) =>
    listHead(
      { path: newsTagUrl(tag), title: site.say('NewsTagged', { tag }), page, robots: 'noindex, follow' },
      site,
    ),
  Component: ({ data: { tag, listed }, site }) => (
    <NewsListPage
      title={site.say('NewsTagged', { tag })}
      path={newsTagUrl(tag)}
      listed={listed}
      site={site}
    />
  ),
})
