import { pageKeys } from '@rasteh/contracts/page-keys'
import type { Answer } from '../site/answer.ts'

/** No page is older than this while web is well, whatever nobody told the edge. */
export const PAGE_LIFE_SECONDS = 60

const KEPT_STATUSES = [200, 404]

/**
 * How long the edge keeps a page, and under which keys. A page shows a product or a category when it links to it, so
 * those keys are read off the page itself and cannot be forgotten; lists that follow a rule name their keys while they
 * are drawn.
 */
export function edgeHeaders(
  html: string,
  { path = '', status = 200, keys = [] }: Answer,
): [string, string][] {
  if (!KEPT_STATUSES.includes(status)) return []
  const all = new Set([pageKeys.everywhere, ...keys, ...ownKeys(path), ...linkedKeys(html)])
  if (status === 404) all.add(pageKeys.missing)
  return [
    ['surrogate-control', `max-age=${PAGE_LIFE_SECONDS}`],
    ['xkey', [...all].join(' ')],
  ]
}

const CATEGORY_PATH = /^\/category\/(\d{1,10})\//
const PRODUCT_LINK = /\/product\/(\d{1,10})\//g

function ownKeys(path: string): string[] {
  const category = CATEGORY_PATH.exec(path)?.[1]
  return category ? [pageKeys.category(Number(category))] : linkedKeys(path)
}

function linkedKeys(text: string): string[] {
  return Array.from(text.matchAll(PRODUCT_LINK), ([, id]) => pageKeys.product(Number(id)))
}
