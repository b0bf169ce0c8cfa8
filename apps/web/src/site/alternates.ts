import { CULTURE_COOKIE, type Culture, DEFAULT_CULTURE } from '@rasteh/persian-text/culture'

/** A page's address in one culture: the default culture's is the plain one. */
export function inCulture(path: string, culture: Culture): string {
  if (culture === DEFAULT_CULTURE) return path
  return `${path}${path.includes('?') ? '&' : '?'}${CULTURE_COOKIE}=${culture}`
}

/**
 * The canonical address of a page and the addresses of its other cultures, for the page's head. What is not written in
 * English has one address, the Persian one, wherever it is shown.
 */
export function alternatesOf(path: string, culture: Culture, isInEnglish = true) {
  return {
    canonical: inCulture(path, isInEnglish ? culture : DEFAULT_CULTURE),
    languages: {
      'fa-IR': inCulture(path, 'fa-IR'),
      ...(isInEnglish ? { 'en-US': inCulture(path, 'en-US') } : {}),
      'x-default': inCulture(path, DEFAULT_CULTURE),
    },
  }
}
