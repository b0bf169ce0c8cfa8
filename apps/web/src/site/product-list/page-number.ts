export const PAGE_SIZE = 24

/** Deeper pages would make the database count past all the rows before them; filters lead there sooner. */
const PAGE_MAX = 200

/** The number of the wanted page of a list; whatever is not a page counts as the first. */
export function toPageNumber(text: string | string[] | undefined): number {
  if (typeof text !== 'string' || !/^[1-9]\d{0,2}$/.test(text)) return 1
  return Math.min(Number(text), PAGE_MAX)
}
