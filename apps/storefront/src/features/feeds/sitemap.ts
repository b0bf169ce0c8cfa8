import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  loadMainPagesChanged,
  loadSitemapPart,
  loadSitemapStarts,
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapKind,
} from '@rasteh/shop-store/reads/sitemap'
import { readDatabase } from '#page/load/database.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { categoryUrl, mediaUrl, newsUrl, pageUrl, productUrl, toId } from '#page/load/page-urls.ts'
import { type MappedPage, sitemapIndexText, sitemapText } from './sitemap-text.ts'

/** Search engines take at most 50,000 URLs a file; smaller parts are made and read in one go. */
const SITEMAP_PART_SIZE = 5_000

/** The map of the site: its parts, and the pages that are always there. */
export async function loadSitemapIndex(): Promise<string> {
  const parts = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const starts = await loadSitemapStarts(readDatabase(), kind, SITEMAP_PART_SIZE)
      return starts.map((from) => `/sitemap/${kind}/${from}.xml`)
    }),
  )
  return sitemapIndexText(siteOrigin(), ['/sitemap/main/1.xml', ...parts.flat()])
}

/** One part of the map: some thousand pages of a kind, from an id on, of which the index names some. Null where there are none. */
export async function loadSitemapPartText(kind: string, part: string): Promise<string | null> {
  const from = part.endsWith('.xml') ? toId(part.slice(0, -'.xml'.length)) : null
  const pages = from === null ? [] : await pagesOf(kind, from)
  return pages.length === 0 ? null : sitemapText(siteOrigin(), pages)
}

async function pagesOf(kind: string, from: number): Promise<MappedPage[]> {
  if (kind === 'main') return from === 1 ? loadMainPages() : []
  return isKind(kind) ? loadPages(kind, from) : []
}

const ADDRESSES = {
  products: productUrl,
  categories: categoryUrl,
  news: newsUrl,
  pages: ({ slug }) => pageUrl({ path: slug }),
} satisfies Record<SitemapKind, (entry: SitemapEntry) => string>

async function loadPages(kind: SitemapKind, from: number): Promise<MappedPage[]> {
  const entries = await loadSitemapPart(readDatabase(), kind, { from, size: SITEMAP_PART_SIZE })
  return entries.map((entry) => ({
    path: ADDRESSES[kind](entry),
    updatedAt: entry.updatedAt,
    isInEnglish: entry.isInEnglish,
    pictures: entry.pictures.map(mediaUrl),
  }))
}

async function loadMainPages(): Promise<MappedPage[]> {
  const { home, news, offers } = await loadMainPagesChanged(readDatabase())
  return [
    { path: PAGE_PATHS.home, updatedAt: home },
    { path: PAGE_PATHS.news, updatedAt: news },
    { path: PAGE_PATHS.offers, updatedAt: offers },
    { path: PAGE_PATHS.feedback, updatedAt: null },
  ]
}

function isKind(kind: string): kind is SitemapKind {
  return SITEMAP_KINDS.some((known) => known === kind)
}
