import type { NewsDraftWire } from '@rasteh/contracts/preview'
import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import type { Media, News } from '#payload-types.ts'
import type { DraftReader } from './draft-reader.ts'

/** News as its form was last saved, with what it names: its picture, category and author. */
export async function loadNewsDraft(reader: DraftReader, news: News): Promise<NewsDraftWire> {
  const [picture, category, author] = await Promise.all([
    find(reader, 'media', news.picture),
    find(reader, 'news-categories', news.category),
    find(reader, 'authors', news.author),
  ])
  const portrait = await find(reader, 'media', author?.picture)
  return {
    slug: news.slug ?? '',
    title: news.title ?? '',
    summary: news.summary ?? null,
    body: news.body ?? null,
    picture: picture?.filename ?? null,
    pictureFocus: focusOf(picture),
    publishedAt: news.publishedAt ?? new Date().toISOString(),
    updatedAt: news.updatedAt,
    category: category && { slug: category.slug, title: category.title },
    author: author && {
      name: author.name,
      role: author.role ?? null,
      picture: portrait?.filename ?? null,
      pictureFocus: focusOf(portrait),
    },
    tags: news.tags ?? [],
  }
}

/** What a field refers to, if it is still there and the reader may see it. */
async function find<Slug extends CollectionSlug>(
  { payload, user, locale }: DraftReader,
  collection: Slug,
  reference: number | object | null | undefined,
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (typeof reference !== 'number') return (reference as DataFromCollectionSlug<Slug> | null) ?? null
  const asked = { id: reference, depth: 0, locale, user, overrideAccess: false, disableErrors: true } as const
  return payload.findByID({ collection, ...asked }) as Promise<DataFromCollectionSlug<Slug> | null>
}

function focusOf(picture: Media | null) {
  const { focalX: x, focalY: y } = picture ?? {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}
