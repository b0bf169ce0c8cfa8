import config from '@payload-config'
import type { NewsItem, Written, WrittenPage } from '@rasteh/shop-store/reads/articles'
import { loadProductDraft, type Product } from '@rasteh/shop-store/reads/product'
import { headers } from 'next/headers'
import { getPayload, type Payload, type TypedUser } from 'payload'
import { staffRole } from '../../access/staff-role.ts'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import type { Media } from '../../payload-types.ts'
import type { Previewed } from '../../publishing/preview-address.ts'

export type DraftReader = { payload: Payload; user: TypedUser }

/** The one who asks, if a member of staff; nobody else ever sees a draft. */
export async function findDraftReader(): Promise<DraftReader | null> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user && staffRole({ user }) !== null ? { payload, user } : null
}

/** A page as its form was last saved, published or not. */
export async function loadPageDraft(reader: DraftReader, id: number): Promise<WrittenPage | null> {
  const doc = await reader.payload.findByID({ collection: 'pages', ...(await newest(reader, id)), depth: 0 })
  if (!doc) return null
  const { slug, title, summary, layout } = doc
  return {
    slug: slug ?? '',
    title: title ?? '',
    summary: summary ?? null,
    // Drafts and published pages keep their modules in the same shape; only Payload's type names each kind.
    layout: (layout ?? []) as unknown as WrittenPage['layout'],
    seo: NO_SEO,
    written: await asAsked(),
  }
}

/** News as its form was last saved, published or not. */
export async function loadNewsDraft(reader: DraftReader, id: number): Promise<NewsItem | null> {
  const doc = await reader.payload.findByID({ collection: 'news', ...(await newest(reader, id)), depth: 1 })
  if (!doc) return null
  const { slug, title, summary, body, picture, publishedAt, updatedAt } = doc
  return {
    slug: slug ?? '',
    title: title ?? '',
    summary: summary ?? null,
    body: body ?? null,
    picture: typeof picture === 'object' ? (picture?.filename ?? null) : null,
    pictureFocus: typeof picture === 'object' ? focusOf(picture) : null,
    publishedAt: publishedAt ? new Date(publishedAt) : new Date(),
    updatedAt: new Date(updatedAt),
    seo: NO_SEO,
    written: await asAsked(),
  }
}

/** What visitors see now: nothing, this very state, or an earlier one. */
export type Publication = 'draft' | 'published' | 'changed'

export async function loadPublication(
  { payload, user }: DraftReader,
  collection: Previewed,
  id: number,
): Promise<Publication> {
  const asked = { collection, id, depth: 0, user, overrideAccess: false, disableErrors: true } as const
  const [newest, seen] = await Promise.all([
    payload.findByID({ ...asked, draft: true }),
    payload.findByID({ ...asked, draft: false }),
  ])
  if (seen?._status !== 'published') return 'draft'
  return newest?._status === 'published' ? 'published' : 'changed'
}

/** A product with the words of its form as it was last saved; prices and stock are what they are now. */
export async function loadProductPreview(reader: DraftReader, id: number): Promise<Product | null> {
  const [product, draft] = await Promise.all([
    loadProductDraft(readDatabase(), id, await readLanguage()),
    reader.payload.findByID({ collection: 'products', ...(await newest(reader, id)), depth: 0 }),
  ])
  if (!product || !draft) return null
  return {
    ...product,
    title: draft.title ?? product.title,
    brand: draft.brand ?? null,
    shortText: draft.shortText ?? null,
    description: draft.description ?? null,
  }
}

/** A form shows what it falls back to; its writer knows what is translated. */
async function asAsked(): Promise<Written> {
  const language = await readLanguage()
  return { title: language, body: language, isInEnglish: true }
}

function focusOf(picture: Media | null | undefined) {
  const { focalX: x, focalY: y } = picture ?? {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

const NO_SEO = { title: null, description: null, picture: null, hidden: true }

async function newest({ user }: DraftReader, id: number) {
  const locale = await readLanguage()
  return { id, draft: true, locale, user, overrideAccess: false, disableErrors: true } as const
}
