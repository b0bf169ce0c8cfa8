import config from '@payload-config'
import type { NewsItem, WrittenPage } from '@rasteh/shop-store/reads/articles'
import { loadProductDraft, type Product } from '@rasteh/shop-store/reads/product'
import { headers } from 'next/headers'
import { getPayload, type Payload, type TypedUser } from 'payload'
import { staffRole } from '../../access/staff-role.ts'
import { readLanguage } from '../../site/culture.ts'
import { readDatabase } from '../../site/database.ts'

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
  }
}

/** News as its form was last saved, published or not. */
export async function loadNewsDraft(reader: DraftReader, id: number): Promise<NewsItem | null> {
  const doc = await reader.payload.findByID({ collection: 'news', ...(await newest(reader, id)), depth: 1 })
  if (!doc) return null
  const { slug, title, summary, body, picture, publishedAt } = doc
  return {
    slug: slug ?? '',
    title: title ?? '',
    summary: summary ?? null,
    body: body ?? null,
    picture: typeof picture === 'object' ? (picture?.filename ?? null) : null,
    publishedAt: publishedAt ? new Date(publishedAt) : new Date(),
    seo: NO_SEO,
  }
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

const NO_SEO = { title: null, description: null, picture: null, hidden: true }

async function newest({ user }: DraftReader, id: number) {
  const locale = await readLanguage()
  return { id, draft: true, locale, user, overrideAccess: false, disableErrors: true } as const
}
