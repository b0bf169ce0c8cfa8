export const NEWS_PAGE_SIZE = 12

/** No list is as long; further numbers are not even looked for. */
export const NEWS_PAGES_MAX = 100_000

/** How many pages a list has; an empty one has its first. */
export function newsPageCount(total: number): number {
  return Math.max(1, Math.ceil(total / NEWS_PAGE_SIZE))
}

/** Says whether a list ends before this page. Where nothing was found, its total is not known either: the first page is there. */
export function isBeyondEnd({ items }: { items: readonly unknown[] }, page: number): boolean {
  return page > 1 && items.length === 0
}

/** The URL of a page of a list; the first is the list itself. */
export function newsPageUrl(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
