import type { Head } from '#page/layout/head.tsx'
import { pageHead } from '#page/layout/page-head.ts'
import type { Site } from '#page/load/load-site.ts'
import { newsPageUrl } from './news-pages.ts'

type ListHead = { path: string; title: string; page: number; robots?: Head['robots'] }

/** The head of a page of a list: each page is canonical by itself. */
export function listHead({ path, title, page, robots }: ListHead, site: Site): Head {
  const head = pageHead(
    {
      path: newsPageUrl(path, page),
      title: page > 1 ? site.say('PageTitle', { title, page }) : title,
      description: site.say('NewsFeedText', { shop: site.shopName }),
    },
    site,
  )
  return robots ? { ...head, robots } : head
}
