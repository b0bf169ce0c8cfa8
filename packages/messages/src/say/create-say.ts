import type { Culture } from '@rasteh/persian-text/culture'
import type { IslandKey, MessageKey, ParameterOf } from '../catalogue/keys.ts'
import { fillText, type ParameterValue } from './fill-text.ts'

/** What stands after the key of a text that is missing. */
export const MISSING_TEXT_MARK = '_404'

type ParametersFor<Key extends MessageKey> = [ParameterOf<Key>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<Key>, ParameterValue>>]

/** Says a text of the catalogue; the key decides which parameters must be given. */
export type Say<Known extends MessageKey = MessageKey> = <Key extends Known>(
  key: Key,
  ...parameters: ParametersFor<Key>
) => string

/** What an island holds: it knows only the keys that GetJSMessages answers. */
export type IslandSay = Say<IslandKey>

export type SayOptions = { onMissing?: (key: string) => void }

/**
 * Makes the function that says texts in one culture. A missing or blank text shows as its key and `_404`,
 * and `onMissing` hears of it once per key.
 */
export function createSay(
  texts: Readonly<Record<string, string | null | undefined>>,
  culture: Culture,
  { onMissing }: SayOptions = {},
): Say {
  const reported = new Set<string>()
  return (key, ...[parameters]) => {
    // A key may carry the name of something every object has, such as `constructor`.
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text?.trim()) return fillText(text, parameters ?? {}, culture)
    if (!reported.has(key)) onMissing?.(key)
    reported.add(key)
    return key + MISSING_TEXT_MARK
  }
}
