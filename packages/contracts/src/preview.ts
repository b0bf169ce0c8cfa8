import { fillPath } from './paths/fill-path.ts'
import { PREVIEW_PATH } from './paths/personal-paths.ts'

/** What can be looked at before it is published. */
export const PREVIEWED = ['pages', 'news', 'products'] as const
export type Previewed = (typeof PREVIEWED)[number]

export const isPreviewed = (collection: string): collection is Previewed =>
  (PREVIEWED as readonly string[]).includes(collection)

/** What is around every page. There is one of each, so its number is always 1. */
export const SITE_PARTS = ['main-menu', 'header', 'footer', 'brand', 'shop-settings'] as const
export type SitePart = (typeof SITE_PARTS)[number]

export const isSitePart = (collection: string): collection is SitePart =>
  (SITE_PARTS as readonly string[]).includes(collection)

/** A document as a path names it: its collection, and its number in digits. */
export type NamedDraft = { collection: Previewed | SitePart; id: number }

/** Reads which document a path names; null for everything that cannot be previewed. */
export function readNamedDraft({ collection, id }: Record<string, unknown>): NamedDraft | null {
  if (typeof collection !== 'string' || typeof id !== 'string') return null
  if (isSitePart(collection)) return id === '1' ? { collection, id: 1 } : null
  return isPreviewed(collection) && /^[1-9]\d{0,8}$/.test(id) ? { collection, id: Number(id) } : null
}

/** Where the storefront shows a draft, with the token that the dashboard gave for it. */
export const PREVIEW_PAGE = `${PREVIEW_PATH}/:collection/:id`

/**
 * The dashboard's calls: one leads staff to the preview with a new token; the other gives a token's draft as data, and by POST
 * that draft with what its form has typed and not saved.
 */
export const PREVIEW_CALLS = {
  enter: '/cms-api/preview-token/:collection/:id',
  draft: '/cms-api/preview-draft/:collection/:id',
} as const

/** Where staff enter the preview of a document. It stays the same however often the document is saved. */
export function previewEntryUrl({ collection, id }: NamedDraft, culture: string): string {
  return `${fillPath(PREVIEW_CALLS.enter, { collection, id })}?language=${culture}`
}

/** A form with all its texts and modules; more is no form of ours. */
export const TYPED_MAX_BYTES = 2_000_000

/** What visitors see now: nothing, this very state, or an earlier one. */
export type Publication = 'draft' | 'published' | 'changed'

/** A page as its form was last saved. Its modules are kept as the content platform keeps them. */
export type PageDraftWire = {
  /** The path that it will have; empty while it has none. */
  path: string
  parentId: number | null
  showsTreeMenu: boolean
  title: string
  summary: string | null
  layout: readonly unknown[]
}

/** News as its form was last saved; moments are ISO texts. */
export type NewsDraftWire = {
  slug: string
  title: string
  summary: string | null
  body: unknown
  picture: string | null
  pictureFocus: { x: number; y: number } | null
  publishedAt: string
  updatedAt: string
  category: { slug: string; title: string } | null
  author: {
    name: string
    role: string | null
    picture: string | null
    pictureFocus: { x: number; y: number } | null
  } | null
  tags: string[]
}

/** The words of a product as its form was last saved; prices and stock are what they are now. */
export type ProductDraftWire = {
  title: string
  brand: string | null
  shortText: string | null
  description: unknown
}

/** A link of a menu: by an address, or by a document, which the storefront looks for. */
export type LinkDraftWire = {
  id: string
  title: string
  address: string
  reference: { kind: string; id: number } | null
}
export type EntryDraftWire = LinkDraftWire & { children: EntryDraftWire[] }

export type FooterDraftWire = Record<
  'text' | 'postalAddress' | 'phone' | 'email' | 'workingHours' | 'copyright',
  string | null
> & { columns: { id: string; title: string; links: LinkDraftWire[] }[] }

export type HeaderDraftWire = {
  notice: string | null
  noticeAddress: string | null
  phone: string | null
  searchBoxKind: 'suggestions' | 'simple' | 'preview'
  showsClock: boolean
}

type PictureDraftWire = {
  filename: string
  card: string | null
  width: number | null
  height: number | null
}

export type BrandDraftWire = Record<'logo' | 'logoDark' | 'mark', PictureDraftWire | null> & {
  siteKind: string
  colour: string | null
  corners: string
  density: string
  headingFont: string
  headerArrangement: string
  footerArrangement: string
  socials: { network: string; address: string }[]
}

/** What pages show of the shop's settings. */
export type FrontDraftWire = {
  shopName: string | null
  slogan: string | null
  priceUnit: 'toman' | 'rial'
  enamad: { id: string; code: string } | null
  embeds: ('aparat' | 'youtube')[]
}

/** The parts of every page as their forms were last saved. */
export type SitePartWires = {
  'main-menu': EntryDraftWire[]
  header: HeaderDraftWire
  footer: FooterDraftWire
  brand: BrandDraftWire
  'shop-settings': FrontDraftWire
}
export type SiteDraftWire = {
  publication: Publication
  collection: SitePart
  document: SitePartWires[SitePart]
}

export type DraftWire = { publication: Publication } & (
  | { collection: 'pages'; document: PageDraftWire }
  | { collection: 'news'; document: NewsDraftWire }
  | { collection: 'products'; document: ProductDraftWire }
)
