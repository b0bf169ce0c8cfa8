import type { Payload } from 'payload'
import type { SeedNews, SeedNewsroom } from '../content.ts'
import type { SeedReferences } from '../localise.ts'
import { richTextOf } from '../rich-text.ts'

const PUBLISHED = { _status: 'published' } as const

/** What a news item is filed under, by the numbers that the database gave. */
type Filed = { picture: number | null; category: number | null; author: number | null }

/** Writes the categories and authors of news, and answers how an item is filed. */
export async function createNewsroom(
  payload: Payload,
  { categories, authors }: SeedNewsroom,
  references: SeedReferences,
): Promise<(item: SeedNews) => Filed> {
  const ids = new Map<string, number>()
  for (const [position, { code, title }] of categories.entries()) {
    const data = { title: title.fa, slug: code, position }
    const { id } = await payload.create({ collection: 'news-categories', locale: 'fa', data })
    await payload.update({ collection: 'news-categories', id, locale: 'en', data: { title: title.en } })
    ids.set(`category-${code}`, id)
  }
  for (const { code, name, role } of authors) {
    const picture = references.picture(`author-${code}`) ?? null
    const data = { name: name.fa, role: role.fa, picture }
    const { id } = await payload.create({ collection: 'authors', locale: 'fa', data })
    await payload.update({
      collection: 'authors',
      id,
      locale: 'en',
      data: { name: name.en, role: role.en },
    })
    ids.set(`author-${code}`, id)
  }
  return (item) => ({
    picture: references.picture(`news-${item.code}`) ?? null,
    category: ids.get(`category-${item.category}`) ?? null,
    author: ids.get(`author-${item.author}`) ?? null,
  })
}

/** Writes a news item in both languages. */
export async function createNews(
  payload: Payload,
  item: Omit<SeedNews, keyof Filed> & Filed & { publishedAt: string },
): Promise<void> {
  const { slug, publishedAt, featured, picture, category, author } = item
  const { id } = await payload.create({
    collection: 'news',
    locale: 'fa',
    data: {
      ...{ slug, publishedAt, featured, picture, category, author, ...PUBLISHED },
      title: item.titleFa,
      summary: item.summaryFa,
      body: richTextOf(item.bodyFa) as never,
      tags: item.tagsFa,
    },
  })
  const english = {
    title: item.titleEn,
    summary: item.summaryEn,
    body: richTextOf(item.bodyEn) as never,
    tags: item.tagsEn,
  }
  await payload.update({ collection: 'news', id, locale: 'en', data: { ...english, ...PUBLISHED } })
}
