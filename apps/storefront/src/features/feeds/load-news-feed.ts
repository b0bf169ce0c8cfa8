import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadFeedNews } from '@rasteh/shop-store/reads/news'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { loadSite } from '#page/load/load-site.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { mediaUrl, newsUrl } from '#page/load/page-urls.ts'
import { jsonFeed } from './json-feed.ts'
import type { Feed } from './news-feed.ts'
import { rssText } from './rss-text.ts'

const FEED_ITEMS = 30

export async function loadRss(): Promise<string> {
  return rssText(await loadFeed(), PAGE_PATHS.newsFeed)
}

export async function loadJsonFeed(): Promise<string> {
  return JSON.stringify(jsonFeed(await loadFeed(), PAGE_PATHS.newsJsonFeed))
}

/** The newest news, for readers of feeds. */
async function loadFeed(): Promise<Feed> {
  const [{ culture, say, shopName }, news] = await Promise.all([
    loadSite(),
    loadFeedNews(readDatabase(), readLanguage(), FEED_ITEMS),
  ])
  return {
    site: { origin: siteOrigin(), culture },
    newsPath: PAGE_PATHS.news,
    title: `${say('News')} | ${shopName}`,
    description: say('NewsFeedText', { shop: shopName }),
    items: news.map((item) => ({
      ...item,
      path: newsUrl(item),
      picture: item.picture === null ? null : mediaUrl(item.picture),
      category: item.category?.title ?? null,
    })),
  }
}
