import { expect, it } from 'vitest'
import { sitemapIndexText, sitemapText } from './sitemap-text.ts'

it('names each page in both cultures, with its last change', () => {
  const text = sitemapText('https://rasteh.test', [
    { path: '/news/نوروز', updatedAt: new Date('2026-03-21T00:00:00Z') },
  ])
  expect(text).toContain('<loc>https://rasteh.test/news/%D9%86%D9%88%D8%B1%D9%88%D8%B2</loc>')
  expect(text).toContain('<lastmod>2026-03-21T00:00:00.000Z</lastmod>')
  expect(text).toContain(
    'hreflang="en-US" href="https://rasteh.test/news/%D9%86%D9%88%D8%B1%D9%88%D8%B2?language=en-US"',
  )
})

it('lists its parts', () => {
  expect(sitemapIndexText('https://rasteh.test', ['/sitemap/products/1.xml'])).toContain(
    '<sitemap><loc>https://rasteh.test/sitemap/products/1.xml</loc></sitemap>',
  )
})

it('a page without an English text has no English address in the map', () => {
  const entry = { path: '/iso', updatedAt: new Date(0), isInEnglish: false }
  const map = sitemapText('https://shop.example', [entry])
  expect(map).toContain('hreflang="fa-IR"')
  expect(map).not.toContain('en-US')
})
