import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadNews } from '@rasteh/shop-store/reads/articles'
import { newsAddress } from '../../../../site/addresses.ts'
import { readCulture, readLanguage } from '../../../../site/culture.ts'
import { readDatabase } from '../../../../site/database.ts'
import { loadFront } from '../../../../site/front.ts'
import { FEED_TYPE, newsFeedText } from '../../../../site/news-feed.ts'
import { siteOrigin } from '../../../../site/origin.ts'
import { loadSay } from '../../../../site/say.ts'
import { xmlAnswer } from '../../../../site/sitemap-answer.ts'

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
