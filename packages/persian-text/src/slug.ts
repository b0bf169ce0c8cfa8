import { toLatinDigits } from './digits.ts'
import { toPersianLetters } from './fold.ts'

export const SLUG_MAX_LENGTH = 80

/**
 * Makes the readable end of an address from a title: Persian and Latin letters and Latin digits, joined by
 * hyphens. A half-space becomes a hyphen too, since it would show as a code in the address.
 */
export function toSlug(title: string): string {
  const words = toLatinDigits(toPersianLetters(title.normalize('NFKC')))
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
  return shorten(words.join('-'))
}

// A long title is cut between words, unless its first word alone is too long.
function shorten(slug: string): string {
  if (slug.length <= SLUG_MAX_LENGTH) return slug
  const lastHyphen = slug.lastIndexOf('-', SLUG_MAX_LENGTH)
  return lastHyphen > 0 ? slug.slice(0, lastHyphen) : slug.slice(0, SLUG_MAX_LENGTH)
}
