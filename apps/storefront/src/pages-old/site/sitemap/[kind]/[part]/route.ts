import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  loadMainPagesChanged,
  loadSitemapPart,
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapKind,
} from '@rasteh/shop-store/reads/sitemap'
import {
  categoryAddress,
  mediaAddress,
  newsAddress,
  pageAddress,
  productAddress,
  toId,
} from '../../../../../page/addresses.ts'
import { readDatabase } from '../../../../../page/database.ts'
import { siteOrigin } from '../../../../../page/origin.ts'
import { SITEMAP_PART_SIZE, xmlAnswer } from '../../../../../page/sitemap-answer.ts'
import { type MappedPage, sitemapText } from '../../../../../page/sitemap-text.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ kind: string; part: string }> }

/** One part of the map: some thousand pages of a kind, from an id on. A part that the index cannot name is not there. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, part } = await params
  const from = part.endsWith('.xml') ? toId(part.slice(0, -'.xml'.length)) : null
  const pages = from === null ? [] : await pagesOf(kind, from)
  return pages.length === 0
    ? new Response(null, { status: 404 })
    : xmlAnswer(sitemapText(siteOrigin(), pages))
}

async function pagesOf(kind: string, from: number): Promise<MappedPage[]> {
  if (kind === 'main') return from === 1 ? loadMainPages() : []
  return isKind(kind) ? loadPages(kind, from) : []
}

const ADDRESSES = {
  products: productAddress,
  categories: categoryAddress,
  news: newsAddress,
  pages: pageAddress,
} satisfies Record<SitemapKind, (entry: SitemapEntry) => string>

async function loadPages(kind: SitemapKind, from: number): Promise<MappedPage[]> {
  const entries = await loadSitemapPart(readDatabase(), kind, { from, size: SITEMAP_PART_SIZE })
  return entries.map((entry) => ({
    path: ADDRESSES[kind](entry),
    updatedAt: entry.updatedAt,
    isInEnglish: entry.isInEnglish,
    pictures: entry.pictures.map(mediaAddress),
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
