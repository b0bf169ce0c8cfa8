import type { Culture } from '@rasteh/persian-text/culture'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import type { IslandKey, MessageKey } from '../catalogue/keys.ts'
import { fillText, type ParameterValue } from './fill-text.ts'
import { type SayableRefusal, sayRefusal } from './say-refusal.ts'
import type { Message, SayText } from './say-text.ts'

/** Follows the key of a text that is missing. */
export const MISSING_TEXT_MARK = '_404'

/** Says texts by their key, messages that a rule picked, and refusals by what they carry. */
export type Say<Known extends MessageKey = MessageKey> = SayText<Known> & {
  message: (message: Message<Known>) => string
  refusal: (refusal: SayableRefusal) => string
}

/** What an island holds: it knows only the keys that GetJSMessages answers. */
export type IslandSay = Say<IslandKey>

export type SayOptions = {
  onMissing?: (key: string) => void
  /** The unit in which the shop shows prices. */
  priceUnit?: PriceUnit
}

type StoredTexts = Readonly<Record<string, string | null | undefined>>

/**
 * Makes the function that says texts in one culture. A missing or blank text shows as its key and `_404`,
 * and `onMissing` hears of it once per key.
 */
export function createSay(texts: StoredTexts, culture: Culture, options: SayOptions = {}): Say {
  const sayAny = createSayAny(texts, culture, options.onMissing)
  const say: SayText = (key, ...[parameters]) => sayAny(key, parameters)
  const unit = options.priceUnit ?? 'toman'
  const voice = {
    say,
    money: (rials: number) => formatMoney(rials, { culture, unit }),
    date: (momentMs: number) => formatDate(momentMs, culture),
  }
  return Object.assign(say, {
    message: (message: Message) =>
      sayAny(message.key, 'parameters' in message ? message.parameters : undefined),
    refusal: (refusal: SayableRefusal) => sayRefusal(refusal, voice),
  })
}

function createSayAny(texts: StoredTexts, culture: Culture, onMissing?: (key: string) => void) {
  const reported = new Set<string>()
  return (key: string, parameters: Readonly<Record<string, ParameterValue>> = {}) => {
    // A key may carry the name of something every object has, such as `constructor`.
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined
    if (text?.trim()) return fillText(text, parameters, culture)
    if (!reported.has(key)) onMissing?.(key)
    reported.add(key)
    return key + MISSING_TEXT_MARK
  }
}
