import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { sellsGoods } from '@rasteh/shop-core/brand'
import { loadBrand } from '@rasteh/shop-store/reads/brand'
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
import {
  categoryUrl,
  mediaUrl,
  newsCategoryUrl,
  newsUrl,
  pageUrl,
  productUrl,
  toId,
} from '#page/load/page-urls.ts'
import { type MappedPage, sitemapIndexText, sitemapText } from './sitemap-text.ts'

/** Search engines take at most 50,000 URLs a file; smaller parts are made and read in one go. */
const SITEMAP_PART_SIZE = 5_000

/**
 * The map of the site: its parts, and the pages that are always there. Tags and months of news are not in it: they list
 * what it names already, in other orders.
 */
export async function loadSitemapIndex(): Promise<string> {
  const kinds = await shownKinds()
  const parts = await Promise.all(
    kinds.map(async (kind) => {
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
  const shown = (await shownKinds()).find((known) => known === kind)
  return shown ? loadPages(shown, from) : []
}

const ADDRESSES = {
  products: productUrl,
  categories: categoryUrl,
  news: newsUrl,
  'news-categories': newsCategoryUrl,
  pages: ({ slug }) => pageUrl({ path: slug }),
} satisfies Record<SitemapKind, (entry: SitemapEntry) => string>

async function loadPages(kind: SitemapKind, from: number): Promise<MappedPage[]> {
  const entries = await loadSitemapPart(readDatabase(), kind, { from, size: SITEMAP_PART_SIZE })
  return entries.map((entry) => ({
    path: ADDRESSES[kind](entry),
    updatedAt: entry.updatedAt,
    languages: entry.languages,
    pictures: entry.pictures.map(mediaUrl),
  }))
}

async function loadMainPages(): Promise<MappedPage[]> {
  const { home, news, offers } = await loadMainPagesChanged(readDatabase())
  return [
    { path: PAGE_PATHS.home, updatedAt: home },
    { path: PAGE_PATHS.news, updatedAt: news },
    ...((await isShop()) ? [{ path: PAGE_PATHS.offers, updatedAt: offers }] : []),
    { path: PAGE_PATHS.feedback, updatedAt: null },
  ]
}

const OF_SHOP: readonly SitemapKind[] = ['products', 'categories']

/** A company's site that sells nothing has no pages of goods. */
async function shownKinds(): Promise<readonly SitemapKind[]> {
  return (await isShop()) ? SITEMAP_KINDS : SITEMAP_KINDS.filter((kind) => !OF_SHOP.includes(kind))
}

const isShop = async () => sellsGoods((await loadBrand(readDatabase())).siteKind)
