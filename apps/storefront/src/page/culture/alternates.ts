import {
  CULTURE_COOKIE,
  CULTURES,
  type Culture,
  cultureOf,
  DEFAULT_CULTURE,
  type Language,
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

/** The culture of a language's texts. */
export function cultureIn(language: Language): Culture {
  return CULTURES.find((culture) => languageOf(culture) === language) ?? DEFAULT_CULTURE
}

/** The languages of a page that the shop itself writes. */
const ALL_LANGUAGES: readonly Language[] = CULTURES.map(languageOf)

/** The cultures that a text has; one that is whole in none is the default culture's. */
export function culturesOf(languages: readonly Language[] = ALL_LANGUAGES): Culture[] {
  const known = CULTURES.filter((culture) => languages.includes(languageOf(culture)))
  return known.length > 0 ? known : [DEFAULT_CULTURE]
}

/** The culture under which a text is to be found that was asked for in `culture`: that one if it has it. */
export function foundCulture(culture: Culture, languages?: readonly Language[]): Culture {
  const cultures = culturesOf(languages)
  return cultures.includes(culture) ? culture : (cultures[0] ?? DEFAULT_CULTURE)
}

/** A page's URL for each language in which it exists, and the one for everybody else. */
export function languagesOf(path: string, languages?: readonly Language[]): Record<string, string> {
  const cultures = culturesOf(languages)
  const urls = cultures.map((culture) => [languageOf(culture), inCulture(path, culture)])
  return {
    ...Object.fromEntries(urls),
    'x-default': inCulture(path, foundCulture(DEFAULT_CULTURE, languages)),
  }
}

/**
 * The canonical URL of a page and the URLs of its other cultures, for the page's head. What exists in one language has
 * one URL, that language's, wherever it is shown.
 */
export function alternatesOf(path: string, culture: Culture, languages?: readonly Language[]) {
  return {
    canonical: inCulture(path, foundCulture(culture, languages)),
    languages: languagesOf(path, languages),
  }
}
