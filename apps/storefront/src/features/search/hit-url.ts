import type { CompanyHit } from '@rasteh/search/company-search'
import { questionAnchor } from '@rasteh/shop-core/modules'
import { newsUrl, pageUrl } from '#page/load/page-urls.ts'

/** Where what was found is: a question is at its place on its page. */
export function hitUrl({ kind, slug, part }: Pick<CompanyHit, 'kind' | 'slug' | 'part'>): string {
  return URLS[kind](slug, part)
}

const URLS: Record<CompanyHit['kind'], (slug: string, part: string) => string> = {
  page: (path) => pageUrl({ path }),
  news: (slug) => newsUrl({ slug }),
  question: (path, id) => `${pageUrl({ path })}#${questionAnchor(id)}`,
  file: (name) => `/media/files/${encodeURIComponent(name)}`,
}
