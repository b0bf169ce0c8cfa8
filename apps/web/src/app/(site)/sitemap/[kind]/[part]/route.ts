import { PAGE_PATHS } from '@rasteh/contracts/paths'
import {
  loadSitemapPart,
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapKind,
} from '@rasteh/shop-store/reads/sitemap'
import {
  categoryAddress,
  newsAddress,
  pageAddress,
  productAddress,
  toId,
} from '../../../../../site/addresses.ts'
import { readDatabase } from '../../../../../site/database.ts'
import { siteOrigin } from '../../../../../site/origin.ts'
import { SITEMAP_PART_SIZE, xmlAnswer } from '../../../../../site/sitemap-answer.ts'
import { sitemapText } from '../../../../../site/sitemap-text.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ kind: string; part: string }> }

/** One part of the map: up to ten thousand pages of a kind, from an id on. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind, part } = await params
  const from = toId(part.replace(/\.xml$/, ''))
  if (from === null || !(kind === 'main' || isKind(kind))) return new Response(null, { status: 404 })
  return xmlAnswer(sitemapText(siteOrigin(), kind === 'main' ? alwaysThere() : await entriesOf(kind, from)))
}

const ADDRESSES = {
  products: productAddress,
  categories: categoryAddress,
  news: newsAddress,
  pages: pageAddress,
} satisfies Record<SitemapKind, (entry: SitemapEntry) => string>

async function entriesOf(kind: SitemapKind, from: number) {
  const entries = await loadSitemapPart(readDatabase(), kind, { from, size: SITEMAP_PART_SIZE })
  return entries.map((entry) => ({
    path: ADDRESSES[kind](entry),
    updatedAt: entry.updatedAt,
    isInEnglish: entry.isInEnglish,
  }))
}

function alwaysThere() {
  const updatedAt = new Date()
  return [PAGE_PATHS.home, PAGE_PATHS.news].map((path) => ({ path, updatedAt }))
}

function isKind(kind: string): kind is SitemapKind {
  return SITEMAP_KINDS.some((known) => known === kind)
}
