import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import type { LinkedDocument, LinkedKind } from '@rasteh/shop-store/reads/linked-documents'

type Addressed = { id: number; slug: string }

export function categoryUrl({ id, slug }: Addressed): string {
  return fillPath(PAGE_PATHS.category, { id, slug })
}

export function productUrl({ id, slug }: Addressed): string {
  return fillPath(PAGE_PATHS.product, { id, slug })
}

export function newsUrl({ slug }: { slug: string }): string {
  return fillPath(PAGE_PATHS.newsItem, { slug })
}

export function newsCategoryUrl({ slug }: { slug: string }): string {
  return fillPath(PAGE_PATHS.newsCategory, { slug })
}

export function newsTagUrl(tag: string): string {
  return fillPath(PAGE_PATHS.newsTag, { tag })
}

/** The URL of a page written in the dashboard; the home page is the site's root. */
export function pageUrl({ path }: { path: string }): string {
  return path === HOME_SLUG ? PAGE_PATHS.home : `/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The URL of any document that a text or a menu links to. */
export function documentUrl(document: Pick<LinkedDocument, 'kind' | 'id' | 'slug'>): string {
  return ADDRESSES[document.kind](document)
}

const ADDRESSES = {
  pages: ({ slug }) => pageUrl({ path: slug }),
  news: newsUrl,
  products: productUrl,
  categories: categoryUrl,
  files: ({ slug }) => fileUrl(slug),
} satisfies Record<LinkedKind, (document: Addressed) => string>

/** The URL of an uploaded picture. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}

/** The URL of a document or a video of the library. */
export function fileUrl(filename: string): string {
  return `/media/files/${encodeURIComponent(filename)}`
}

/** Reads the id of a URL; null for anything but a serial number. */
export function toId(segment: string): number | null {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null
}

/** Reads the words of a URL; what is not well encoded stays as it is and so matches nothing. */
export function toWords(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** A path with a query as a page was given it. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
  )
  return search.size === 0 ? path : `${path}?${search}`
}
