export const PAGE_SIZE = 24

/** Deeper pages would make the database count past all the rows before them; filters lead there sooner. */
const PAGE_MAX = 200

/** The number of the wanted page of a list; whatever is no number of a page counts as the first. */
export function toPageNumber(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** How many pages a list of so many products has; an empty one has its first. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.min(Math.ceil(total / PAGE_SIZE), PAGE_MAX))
}

/** Where a page begins in its list; one that no list has, as the last that one may have. */
export function offsetOf(page: number): number {
  return (Math.min(page, PAGE_MAX) - 1) * PAGE_SIZE
}
