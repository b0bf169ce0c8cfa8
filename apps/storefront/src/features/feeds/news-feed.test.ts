// @vitest-environment jsdom
import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { describe, expect, it } from 'vitest'
import { jsonFeed } from './json-feed.ts'
import type { Feed, FeedItem } from './news-feed.ts'
import { rssText } from './rss-text.ts'

const tea: FeedItem = {
  path: '/news/tea',
  title: 'چای & <b>قند</b>\u0008',
  summary: null,
  publishedAt: new Date('2026-03-20T00:00:00Z'),
  updatedAt: new Date('2026-03-22T00:00:00Z'),
  picture: '/media/tea.webp',
  author: 'سارا نیک‌پی',
  category: 'رویدادها',
  tags: ['چای', 'رویدادها'],
}

const feedOf = (culture: 'fa-IR' | 'en-US', items: readonly FeedItem[] = [tea]): Feed => ({
  site: { origin: 'https://rasteh.test', culture },
  newsPath: '/news',
  title: 'خبرهای راسته',
  description: 'تازه‌ترین خبرهای راسته',
  items,
})

const read = (...feed: Parameters<typeof feedOf>) =>
  new DOMParser().parseFromString(rssText(feedOf(...feed), '/news/feed.xml'), 'application/xml')
const textOf = (document: Document, name: string) => document.querySelector(name)?.textContent

describe('the news as RSS', () => {
  it('can be read whatever a title holds', () => {
    const document = read('fa-IR')
    expect(document.querySelector('parsererror')).toBeNull()
    expect(textOf(document, 'item > title')).toBe('چای & <b>قند</b>')
  })

  it('says when it last changed: when its news did', () => {
    expect(textOf(read('fa-IR'), 'channel > lastBuildDate')).toBe('Sun, 22 Mar 2026 00:00:00 GMT')
    expect(textOf(read('fa-IR'), 'item > pubDate')).toBe('Fri, 20 Mar 2026 00:00:00 GMT')
  })

  it('names author, category and tags, each once', () => {
    const document = read('fa-IR')
    expect(document.getElementsByTagName('dc:creator')[0]?.textContent).toBe('سارا نیک‌پی')
    expect(Array.from(document.querySelectorAll('item > category'), (one) => one.textContent)).toEqual([
      'رویدادها',
      'چای',
    ])
  })

  it('leads to pages of its own culture, and to itself', () => {
    expect(textOf(read('fa-IR'), 'item > link')).toBe('https://rasteh.test/news/tea')
    const english = read('en-US')
    expect(textOf(english, 'item > guid')).toBe('https://rasteh.test/news/tea?language=en-US')
    expect(textOf(english, 'channel > language')).toBe('en-us')
    expect(english.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://rasteh.test/news/feed.xml?language=en-US',
    )
  })

  it('has nothing in it in a shop without news', () => {
    expect(read('fa-IR', []).querySelectorAll('item')).toHaveLength(0)
  })

  it('holds one item with one title, whatever an attacker writes', () => {
    for (const text of [
      ...HOSTILE_TEXTS,
      ']]></title><item>',
      '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
    ]) {
      const item = { ...tea, title: text, summary: text, author: text, category: text, tags: [text] }
      const document = read('fa-IR', [item])
      expect(document.querySelector('parsererror'), text).toBeNull()
      expect([...document.querySelectorAll('item *')].map(({ nodeName }) => nodeName)).toEqual(
        ['title', 'link', 'guid', 'pubDate', 'description', 'dc:creator', 'category'].filter(
          (name) => text !== '' || !['description', 'dc:creator', 'category'].includes(name),
        ),
      )
    }
  })
})

describe('the news as a JSON feed', () => {
  it('tells the same, by whole URLs', () => {
    expect(jsonFeed(feedOf('en-US'), '/news/feed.json')).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'خبرهای راسته',
      home_page_url: 'https://rasteh.test/news?language=en-US',
      feed_url: 'https://rasteh.test/news/feed.json?language=en-US',
      description: 'تازه‌ترین خبرهای راسته',
      language: 'en-US',
      items: [
        {
          id: 'https://rasteh.test/news/tea?language=en-US',
          url: 'https://rasteh.test/news/tea?language=en-US',
          title: 'چای & <b>قند</b>\u0008',
          content_text: 'چای & <b>قند</b>\u0008',
          image: 'https://rasteh.test/media/tea.webp',
          date_published: '2026-03-20T00:00:00.000Z',
          date_modified: '2026-03-22T00:00:00.000Z',
          authors: [{ name: 'سارا نیک‌پی' }],
          tags: ['رویدادها', 'چای'],
        },
      ],
    })
  })

  it('leaves out what an item does not have', () => {
    const bare = { ...tea, picture: null, author: null, category: null, tags: [] }
    const [item] = jsonFeed(feedOf('fa-IR', [bare]), '/news/feed.json').items
    expect(Object.keys(item ?? {})).toEqual([
      'id',
      'url',
      'title',
      'content_text',
      'date_published',
      'date_modified',
    ])
  })
})
