import { type Culture, languageOf } from '@rasteh/persian-text/culture'
import { catalogue, type MessageKey, messageKeys } from './keys.ts'

/** The texts a new shop starts with in one culture; managers may change them later. */
export function defaultTexts(culture: Culture): Record<MessageKey, string> {
  const language = languageOf(culture)
  return Object.fromEntries(messageKeys.map((key) => [key, catalogue[key][language]])) as Record<
    MessageKey,
    string
  >
}
