import type { Site } from '#features/structured-data/public.ts'

export type FeedItem = {
  path: string
  title: string
  summary: string | null
  publishedAt: Date
  updatedAt: Date
  /** The path of its picture. */
  picture: string | null
  author: string | null
  category: string | null
  tags: readonly string[]
}

/** The newest news in one language, as every kind of feed tells of them. */
export type Feed = {
  site: Site
  newsPath: string
  title: string
  description: string
  items: readonly FeedItem[]
}

/** News that was written before its day changed on that day. */
export function changedAt({ publishedAt, updatedAt }: FeedItem): Date {
  return new Date(Math.max(publishedAt.getTime(), updatedAt.getTime()))
}

/** What an item is filed under: its category and its tags, each once. */
export function keywordsOf({ category, tags }: FeedItem): string[] {
  return [...new Set([...(category ? [category] : []), ...tags])]
}
