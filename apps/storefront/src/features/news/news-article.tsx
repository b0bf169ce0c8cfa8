import type { NewsItem } from '@rasteh/shop-store/reads/news'
import type { ReactNode } from 'react'
import { Article } from '#features/articles/public.ts'
import type { References } from '#features/rich-text/public.ts'
import type { Site } from '#page/load/load-site.ts'
import { Byline } from './byline.tsx'
import { TagLinks } from './tag-links.tsx'

type NewsArticleProps = {
  item: Omit<NewsItem, 'id' | 'hasComments'>
  references: References
  site: Site
  /** What is above the title. */
  children?: ReactNode
}

/** A news item with who wrote it above its text, and its tags below. */
export function NewsArticle({ item, references, site, children }: NewsArticleProps) {
  const { culture, say } = site
  return (
    <Article
      {...item}
      references={references}
      site={site}
      byline={<Byline item={item} culture={culture} say={say} />}
      after={<TagLinks tags={item.tags} say={say} />}
    >
      {children}
    </Article>
  )
}
