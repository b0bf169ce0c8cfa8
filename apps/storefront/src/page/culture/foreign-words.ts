import { CULTURES, type Culture, directionOf, type Language, languageOf } from '@rasteh/persian-text/culture'

/** What an element carries whose words are in another language than its page: nothing where they are in the page's own. */
export function foreignWords(language: Language, page: Culture): { lang?: Culture; dir?: 'rtl' | 'ltr' } {
  if (language === languageOf(page)) return {}
  const culture = CULTURES.find((one) => languageOf(one) === language) ?? page
  return { lang: culture, dir: directionOf(culture) }
}
