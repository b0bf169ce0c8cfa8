import { CULTURES, languageOf } from '@rasteh/persian-text/culture'
import { inCulture } from './alternates.ts'

type Entry = { path: string; updatedAt: Date; isInEnglish?: boolean }

/** One part of the map: each page's address, its other cultures' addresses and when it last changed. */
export function sitemapText(origin: string, entries: readonly Entry[]): string {
  const body = entries.map(
    ({ path, updatedAt, isInEnglish = true }) =>
      `<url><loc>${address(origin, path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${CULTURES.filter(
        (culture) => isInEnglish || languageOf(culture) !== 'en',
      )
        .map(
          (culture) =>
            `<xhtml:link rel="alternate" hreflang="${culture}" href="${address(origin, inCulture(path, culture))}"/>`,
        )
        .join('')}</url>`,
  )
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body.join('')}</urlset>`
}

/** The list of the map's parts. */
export function sitemapIndexText(origin: string, paths: readonly string[]): string {
  const body = paths.map((path) => `<sitemap><loc>${address(origin, path)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${body.join('')}</sitemapindex>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function address(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;')
}
