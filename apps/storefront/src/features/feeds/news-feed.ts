import { type Site, urlIn } from '#features/structured-data/public.ts'
import { FEED_TYPE } from '#page/layout/head.tsx'
import { toXmlText } from './xml-text.ts'

export type FeedItem = {
  path: string
  title: string
  summary: string | null
  publishedAt: Date
  updatedAt: Date
}

export type Feed = {
  path: string
  newsPath: string
  title: string
  shopName: string
  items: readonly FeedItem[]
}

/** The news as an Atom feed, the newest first, as its pages are in the feed's culture. */
export function newsFeedText(site: Site, { path, newsPath, title, shopName, items }: Feed): string {
  const changed = Math.max(0, ...items.map((item) => changedAt(item).getTime()))
  const head = [
    element('id', urlIn(site, newsPath)),
    element('title', title),
    element('updated', new Date(changed).toISOString()),
    `<link rel="self" type="${FEED_TYPE}" href="${toXmlText(urlIn(site, path))}"/>`,
    `<link rel="alternate" type="text/html" href="${toXmlText(urlIn(site, newsPath))}"/>`,
    `<author>${element('name', shopName)}</author>`,
  ]
  const entries = items.map((item) => entryOf(site, item))
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.culture}">${[...head, ...entries].join('')}</feed>`
}

function entryOf(site: Site, item: FeedItem): string {
  const url = urlIn(site, item.path)
  const parts = [
    element('id', url),
    element('title', item.title),
    `<link rel="alternate" type="text/html" href="${toXmlText(url)}"/>`,
    element('published', item.publishedAt.toISOString()),
    element('updated', changedAt(item).toISOString()),
    item.summary ? element('summary', item.summary) : '',
  ]
  return `<entry>${parts.join('')}</entry>`
}

/** News that was written before its day changed on that day. */
const changedAt = ({ publishedAt, updatedAt }: FeedItem) =>
  new Date(Math.max(publishedAt.getTime(), updatedAt.getTime()))

const element = (name: string, text: string) => `<${name}>${toXmlText(text)}</${name}>`
