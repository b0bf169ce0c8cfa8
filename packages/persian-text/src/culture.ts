export type Culture = 'fa-IR' | 'en-US'
export type Direction = 'rtl' | 'ltr'
export type Language = 'fa' | 'en'

export const DEFAULT_CULTURE: Culture = 'fa-IR'
export const CULTURES: readonly Culture[] = ['fa-IR', 'en-US']

/** The cookie, and the query parameter of the same name, that chooses the culture. */
export const CULTURE_COOKIE = 'language'

/** Reduces any cookie or query value to one of the two cultures; whatever is not English is Persian. */
export function cultureOf(text: string | null | undefined): Culture {
  return /^en(?:[-_]|$)/i.test(text?.trim() ?? '') ? 'en-US' : DEFAULT_CULTURE
}

/** The direction in which a page of this culture is written. */
export function directionOf(culture: Culture): Direction {
  return culture === 'fa-IR' ? 'rtl' : 'ltr'
}

/** Several things named one after the other, parted as the culture writes it. */
export function joinList(items: readonly string[], culture: Culture): string {
  return items.join(culture === 'fa-IR' ? '، ' : ', ')
}

/** The short language name under which texts are kept. */
export function languageOf(culture: Culture): Language {
  return culture === 'fa-IR' ? 'fa' : 'en'
}
