import { describe, expect, it } from 'vitest'
import { sitemapIndexText, sitemapText } from './sitemap-text.ts'

const ORIGIN = 'https://rasteh.test'
const NOWRUZ = `${ORIGIN}/news/%D9%86%D9%88%D8%B1%D9%88%D8%B2`

describe('the map of the site', () => {
  const text = sitemapText(ORIGIN, [
    {
      path: '/news/نوروز',
      updatedAt: new Date('2026-03-21T00:00:00Z'),
      pictures: ['/media/haft%20sin.webp'],
    },
  ])

  it('names each page in both cultures, each by an address of its own', () => {
    const places = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, place]) => place)
    expect(places).toEqual([NOWRUZ, `${NOWRUZ}?language=en-US`])
  })

  it('names for each of them all the others, and the one for everybody else', () => {
    const alternates =
      `<xhtml:link rel="alternate" hreflang="fa" href="${NOWRUZ}"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${NOWRUZ}?language=en-US"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${NOWRUZ}"/>`
    expect(text.split(alternates)).toHaveLength(3)
  })

  it('says when a page last changed and which pictures it shows', () => {
    expect(text).toContain('<lastmod>2026-03-21T00:00:00.000Z</lastmod>')
    expect(text).toContain(
      `<image:image><image:loc>${ORIGIN}/media/haft%20sin.webp</image:loc></image:image>`,
    )
  })

  it('says nothing of a change that nobody knows', () => {
    expect(sitemapText(ORIGIN, [{ path: '/feedback', updatedAt: null }])).not.toContain('lastmod')
  })

  it('lists its parts', () => {
    expect(sitemapIndexText(ORIGIN, ['/sitemap/products/1.xml'])).toContain(
      `<sitemap><loc>${ORIGIN}/sitemap/products/1.xml</loc></sitemap>`,
    )
  })
})

it('a page without an English text has no English address in the map', () => {
  const entry = { path: '/iso', updatedAt: new Date(0), languages: ['fa'] as const }
  const map = sitemapText('https://shop.example', [entry])
  expect(map).toContain('hreflang="fa"')
  expect(map).not.toContain('en-US')
})
