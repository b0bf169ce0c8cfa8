import { type NamedDraft, previewEntryUrl } from '@rasteh/contracts/preview'
import { CULTURES, type Culture, languageOf } from '@rasteh/persian-text/culture'

/**
 * Where staff see a document as it is in their form, in the language that they write. It names no token: one that
 * changed with each save would reload the frame beside the form, and one in a link would expire while the form is open.
 */
export function previewUrl(
  collection: NamedDraft['collection'],
  id: unknown,
  language: string,
): string | null {
  const culture: Culture = CULTURES.find((one) => languageOf(one) === language) ?? 'fa-IR'
  return id ? previewEntryUrl({ collection, id: Number(id) }, culture) : null
}
