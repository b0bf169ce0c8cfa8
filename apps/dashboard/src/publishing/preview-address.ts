import { CULTURES, type Culture, languageOf } from '@rasteh/persian-text/culture'

/** What can be looked at before it is published. */
export const PREVIEWED = ['pages', 'news', 'products'] as const
export type Previewed = (typeof PREVIEWED)[number]

export const isPreviewed = (collection: string): collection is Previewed =>
  (PREVIEWED as readonly string[]).includes(collection)

/** Where staff see a document as it stands in their form, in the language that they write. */
export function previewAddress(collection: string, id: number | string, language: string): string {
  const culture: Culture = CULTURES.find((one) => languageOf(one) === language) ?? 'fa-IR'
  return `/preview/${collection}/${id}?language=${culture}`
}
