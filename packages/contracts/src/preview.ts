import { fillPath } from './paths/fill-path.ts'
import { PREVIEW_PATH } from './paths/personal-paths.ts'

/** What can be looked at before it is published. */
export const PREVIEWED = ['pages', 'news', 'products'] as const
export type Previewed = (typeof PREVIEWED)[number]

export const isPreviewed = (collection: string): collection is Previewed =>
  (PREVIEWED as readonly string[]).includes(collection)

/** A document as a path names it: its collection, and its number in digits. */
export type NamedDraft = { collection: Previewed; id: number }

/** Reads which document a path names; null for everything that cannot be previewed. */
export function readNamedDraft({ collection, id }: Record<string, unknown>): NamedDraft | null {
  if (typeof collection !== 'string' || !isPreviewed(collection)) return null
  return typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? { collection, id: Number(id) } : null
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

export type DraftWire = { publication: Publication } & (
  | { collection: 'pages'; document: PageDraftWire }
  | { collection: 'news'; document: NewsDraftWire }
  | { collection: 'products'; document: ProductDraftWire }
)
