import { urlIn } from '#features/structured-data/public.ts'
import { changedAt, type Feed, type FeedItem, keywordsOf } from './news-feed.ts'

/** The news as JSON Feed 1.1, the newest first, as its pages are in the feed's culture. */
export function jsonFeed({ site, newsPath, title, description, items }: Feed, path: string) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: urlIn(site, newsPath),
    feed_url: urlIn(site, path),
    description,
    language: site.culture,
    items: items.map((item) => itemOf(item, { url: urlIn(site, item.path), origin: site.origin })),
  }
}

function itemOf(item: FeedItem, { url, origin }: { url: string; origin: string }) {
  const keywords = keywordsOf(item)
  return {
    id: url,
    url,
    title: item.title,
    // Readers ask for a content: the summary is all that a feed gives.
    content_text: item.summary || item.title,
    ...(item.summary ? { summary: item.summary } : {}),
    ...(item.picture ? { image: new URL(item.picture, origin).href } : {}),
    date_published: item.publishedAt.toISOString(),
    date_modified: changedAt(item).toISOString(),
    ...(item.author ? { authors: [{ name: item.author }] } : {}),
    ...(keywords.length > 0 ? { tags: keywords } : {}),
  }
}
