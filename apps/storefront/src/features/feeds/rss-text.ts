import { urlIn } from '#features/structured-data/public.ts'
import { RSS_TYPE } from '#page/layout/head.tsx'
import { changedAt, type Feed, type FeedItem, keywordsOf } from './news-feed.ts'
import { toXmlText } from './xml-text.ts'

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** The news as RSS 2.0, the newest first, as its pages are in the feed's culture. */
export function rssText({ site, newsPath, title, description, items }: Feed, path: string): string {
  const changed = Math.max(0, ...items.map((item) => changedAt(item).getTime()))
  const parts = [
    element('title', title),
    element('link', urlIn(site, newsPath)),
    element('description', description),
    element('language', site.culture.toLowerCase()),
    items.length > 0 ? element('lastBuildDate', new Date(changed).toUTCString()) : '',
    `<atom:link rel="self" type="${RSS_TYPE}" href="${toXmlText(urlIn(site, path))}"/>`,
    ...items.map((item) => itemText(item, urlIn(site, item.path))),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${NAMESPACES}><channel>${parts.join('')}</channel></rss>`
}

function itemText(item: FeedItem, url: string): string {
  const parts = [
    element('title', item.title),
    element('link', url),
    `<guid isPermaLink="true">${toXmlText(url)}</guid>`,
    element('pubDate', item.publishedAt.toUTCString()),
    item.summary ? element('description', item.summary) : '',
    item.author ? element('dc:creator', item.author) : '',
    ...keywordsOf(item).map((keyword) => element('category', keyword)),
  ]
  return `<item>${parts.join('')}</item>`
}

const element = (name: string, text: string) => `<${name}>${toXmlText(text)}</${name}>`
