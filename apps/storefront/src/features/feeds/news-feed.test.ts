// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { newsFeedText } from './news-feed.ts'

const feed = {
  path: '/news/feed.xml',
  newsPath: '/news',
  title: 'خبرهای راسته',
  shopName: 'راسته',
  items: [
    {
      path: '/news/tea',
      title: 'چای & <b>قند</b>\u0008',
      summary: null,
      publishedAt: new Date('2026-03-20T00:00:00Z'),
      updatedAt: new Date('2026-03-22T00:00:00Z'),
    },
  ],
}

const read = (culture: 'fa-IR' | 'en-US', items = feed.items) => {
  const text = newsFeedText({ origin: 'https://rasteh.test', culture }, { ...feed, items })
  return new DOMParser().parseFromString(text, 'application/xml')
}

describe('the feed of news', () => {
  it('can be read whatever a title holds', () => {
    const document = read('fa-IR')
    expect(document.querySelector('parsererror')).toBeNull()
    expect(document.querySelector('entry > title')?.textContent).toBe('چای & <b>قند</b>')
  })

  it('says when it last changed: when its news did', () => {
    expect(read('fa-IR').querySelector('feed > updated')?.textContent).toBe('2026-03-22T00:00:00.000Z')
  })

  it('leads to pages of its own culture', () => {
    const linked = (culture: 'fa-IR' | 'en-US') =>
      read(culture).querySelector('entry > link[rel="alternate"]')?.getAttribute('href')
    expect(linked('fa-IR')).toBe('https://rasteh.test/news/tea')
    expect(linked('en-US')).toBe('https://rasteh.test/news/tea?language=en-US')
  })

  it('has nothing in it in a shop without news', () => {
    expect(read('fa-IR', []).querySelectorAll('entry')).toHaveLength(0)
  })
})
