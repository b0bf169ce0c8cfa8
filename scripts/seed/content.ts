import { toSlug } from '@rasteh/persian-text/slug'
import { NEWS } from './content/news.ts'
import { MORE_NEWS } from './content/news-more.ts'
import { PAGES } from './content/pages.ts'
import type { ArticleSource } from './content/source.ts'
import type { Scene } from './pictures/scenes.ts'

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

/** A news item also says which scene its picture shows. */
export type SeedNews = SeedArticle & { scene: Scene }

/** News, the latest first, and the corporate pages; a page's code is its address. */
export function seedContent(): { news: SeedNews[]; pages: SeedArticle[] } {
  return {
    news: [...NEWS, ...MORE_NEWS].map((item) => ({
      ...toArticle(item, toSlug(item.title[0])),
      scene: item.scene,
    })),
    pages: PAGES.map((page) => toArticle(page, page.code)),
  }
}

function toArticle({ code, title, summary, body }: ArticleSource, slug: string): SeedArticle {
  return {
    code,
    slug,
    titleFa: title[0],
    titleEn: title[1],
    summaryFa: summary[0],
    summaryEn: summary[1],
    bodyFa: body.map(([fa]) => fa),
    bodyEn: body.map(([, en]) => en),
  }
}
