import {
  CULTURES,
  type Culture,
  DEFAULT_CULTURE,
  type Direction,
  directionOf,
  type Language,
  languageOf,
} from '@rasteh/persian-text/culture'

/** What an element carries whose words are in another language than its page: nothing where they are in the page's own. */
export function foreignWords(language: Language, page: Culture): { lang?: Culture; dir?: 'rtl' | 'ltr' } {
  return language === languageOf(page) ? {} : wordsIn(language)
}

/** What an element carries whose words are in a language that is not the one around it. */
export function wordsIn(language: Language): { lang: Culture; dir: Direction } {
  const culture = CULTURES.find((one) => languageOf(one) === language) ?? DEFAULT_CULTURE
  return { lang: culture, dir: directionOf(culture) }
}
