import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { newsAddress } from '../../../../page/addresses.ts'
import { readCulture, readLanguage } from '../../../../page/culture.ts'
import { readDatabase } from '../../../../page/database.ts'
import { loadFront } from '../../../../page/front.ts'
import { FEED_TYPE, newsFeedText } from '../../../../page/news-feed.ts'
import { siteOrigin } from '../../../../page/origin.ts'
import { loadSay } from '../../../../page/say.ts'
import { xmlAnswer } from '../../../../page/sitemap-answer.ts'

export const dynamic = 'force-dynamic'

const FEED_ITEMS = 30

/** The newest news, for readers of feeds. */
export async function GET(): Promise<Response> {
  const [culture, say, { shopName }, news] = await Promise.all([
    readCulture(),
    loadSay(),
    loadFront(),
    loadNews(readDatabase(), await readLanguage(), FEED_ITEMS),
  ])
  const feed = {
    path: PAGE_PATHS.newsFeed,
    newsPath: PAGE_PATHS.news,
    title: `${say('News')} | ${shopName}`,
    shopName,
    items: news.filter(({ seo }) => !seo.hidden).map((item) => ({ ...item, path: newsAddress(item) })),
  }
  return xmlAnswer(newsFeedText({ origin: siteOrigin(), culture }, feed), FEED_TYPE)
}
