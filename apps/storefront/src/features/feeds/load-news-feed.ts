import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { loadSite } from '#page/load/load-site.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { newsUrl } from '#page/load/page-urls.ts'
import { newsFeedText } from './news-feed.ts'

const FEED_ITEMS = 30

/** The newest news, for readers of feeds. */
export async function loadNewsFeed(): Promise<string> {
  const [{ culture, say, shopName }, news] = await Promise.all([
    loadSite(),
    loadNews(readDatabase(), readLanguage(), FEED_ITEMS),
  ])
  return newsFeedText(
    { origin: siteOrigin(), culture },
    {
      path: PAGE_PATHS.newsFeed,
      newsPath: PAGE_PATHS.news,
      title: `${say('News')} | ${shopName}`,
      shopName,
      items: news.filter(({ seo }) => !seo.hidden).map((item) => ({ ...item, path: newsUrl(item) })),
    },
  )
}
