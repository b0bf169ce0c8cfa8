import { toSlug } from '@rasteh/persian-text/slug'
import type { Static } from 'typebox'
import type { Scene } from './pictures/scenes.ts'
import { readData } from './read-data.ts'
import { type ArticleSource, News, Newsroom, Pages } from './schema/content.ts'

export type SeedArticle = {
  code: string
  slug: string
  titleFa: string
  titleEn: string
  summaryFa: string
  summaryEn: string
  /** Paragraphs. */
  bodyFa: string[]
  bodyEn: string[]
}

/** A news item also says which scene its picture shows, and by codes where it is filed and who wrote it. */
export type SeedNews = SeedArticle & {
  scene: Scene
  category: string
  author: string
  featured: boolean
  tagsFa: string[]
  tagsEn: string[]
}

/** A page also says which page it is under, by that one's code; null for one at the top. */
export type SeedPage = SeedArticle & { under: string | null }

export type SeedNewsroom = Static<typeof Newsroom>

export type SeedContent = { news: SeedNews[]; newsroom: SeedNewsroom; pages: SeedPage[] }

/**
 * News, the latest first, with their categories and authors, and the corporate pages, each after the one that it is
 * under; a page's code is its slug.
 */
export function seedContent(): SeedContent {
  return {
    news: readData(News, 'content/news.json').map((item) => ({
      ...toArticle(item, toSlug(item.title.fa)),
      scene: item.scene,
      category: item.category,
      author: item.author,
      featured: item.featured ?? false,
      tagsFa: item.tags.map(({ fa }) => fa),
      tagsEn: item.tags.map(({ en }) => en),
    })),
    newsroom: readData(Newsroom, 'content/newsroom.json'),
    pages: readData(Pages, 'content/pages.json').map((page) => ({
      ...toArticle(page, page.code),
      under: page.under ?? null,
    })),
  }
}

function toArticle({ code, title, summary, body }: ArticleSource, slug: string): SeedArticle {
  return {
    code,
    slug,
    titleFa: title.fa,
    titleEn: title.en,
    summaryFa: summary.fa,
    summaryEn: summary.en,
    bodyFa: body.map(({ fa }) => fa),
    bodyEn: body.map(({ en }) => en),
  }
}
