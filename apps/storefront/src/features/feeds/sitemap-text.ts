import type { Language } from '@rasteh/persian-text/culture'
import { culturesOf, inCulture, languagesOf } from '#page/culture/alternates.ts'
import { toXmlText } from './xml-text.ts'

export type MappedPage = {
  path: string
  /** Null where it is not known: a wrong date is worse than none. */
  updatedAt: Date | null
  /** The URLs of its pictures. */
  pictures?: readonly string[]
  /** The languages in which it exists, all unless it says so: in another one it has no URL. */
  languages?: readonly Language[]
}

/**
 * One part of the map: each page in each culture by a URL of its own, with the URLs of its other cultures, its
 * pictures, and when it last changed.
 */
export function sitemapText(origin: string, pages: readonly MappedPage[]): string {
  const body = pages.map((page) => {
    const about = changeOf(page) + alternatesOf(origin, page) + picturesOf(origin, page)
    return culturesOf(page.languages)
      .map((culture) => `<url><loc>${url(origin, inCulture(page.path, culture))}</loc>${about}</url>`)
      .join('')
  })
  return `${HEAD}<urlset xmlns="${SCHEMA}" ${XHTML} ${IMAGE}>${body.join('')}</urlset>`
}

/** The list of the map's parts. */
export function sitemapIndexText(origin: string, paths: readonly string[]): string {
  const body = paths.map((path) => `<sitemap><loc>${url(origin, path)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${body.join('')}</sitemapindex>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

const changeOf = ({ updatedAt }: MappedPage) =>
  updatedAt === null ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`

function alternatesOf(origin: string, { path, languages }: MappedPage): string {
  const links = Object.entries(languagesOf(path, languages)).map(
    ([language, other]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${url(origin, other)}"/>`,
  )
  return links.join('')
}

function picturesOf(origin: string, { pictures = [] }: MappedPage): string {
  return pictures
    .map((picture) => `<image:image><image:loc>${url(origin, picture)}</image:loc></image:image>`)
    .join('')
}

const url = (origin: string, path: string) => toXmlText(new URL(path, origin).href)
