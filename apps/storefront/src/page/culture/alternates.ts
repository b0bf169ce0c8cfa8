import {
  CULTURE_COOKIE,
  CULTURES,
  type Culture,
  cultureOf,
  DEFAULT_CULTURE,
  languageOf,
} from '@rasteh/persian-text/culture'

/** A page's URL in one culture: the default culture's is the plain one. */
export function inCulture(path: string, culture: Culture): string {
  if (culture === DEFAULT_CULTURE) return path
  const [address = '', ...fragment] = path.split('#')
  const named = `${address}${address.includes('?') ? '&' : '?'}${CULTURE_COOKIE}=${culture}`
  return [named, ...fragment].join('#')
}

/** The culture that a URL names by itself; null for the default one, whose URLs are plain. */
export function cultureOfUrl(search: URLSearchParams): Culture | null {
  const culture = cultureOf(search.get(CULTURE_COOKIE))
  return culture === DEFAULT_CULTURE ? null : culture
}

/** The cultures that a text has: one that no editor wrote in English is Persian alone. */
export function culturesOf(isInEnglish: boolean): Culture[] {
  return CULTURES.filter((culture) => isInEnglish || languageOf(culture) !== 'en')
}

/** A page's URL for each language, and the one for everybody else. */
export function languagesOf(path: string, isInEnglish = true): Record<string, string> {
  const languages = culturesOf(isInEnglish).map((culture) => [languageOf(culture), inCulture(path, culture)])
  return { ...Object.fromEntries(languages), 'x-default': inCulture(path, DEFAULT_CULTURE) }
}

/**
 * The canonical URL of a page and the URLs of its other cultures, for the page's head. What is not written in
 * English has one URL, the Persian one, wherever it is shown.
 */
export function alternatesOf(path: string, culture: Culture, isInEnglish = true) {
  return {
    canonical: inCulture(path, isInEnglish ? culture : DEFAULT_CULTURE),
    languages: languagesOf(path, isInEnglish),
  }
}
