import { isPlainToken, toTokens } from '@rasteh/persian-text/search'
import type { TokenOrigin } from './query-plan.ts'
import type { Slot } from './slot.ts'
import type { UnderstoodWords } from './understand-words.ts'

const FAR: ReadonlySet<TokenOrigin> = new Set(['spelling', 'finglish'])

/** What is searched for in place of the typed words; null when it is what was typed. */
export function correctionOf(understood: UnderstoodWords, slots: readonly Slot[]): string | null {
  const isCorrected = slots.map(
    ({ tokens: [best] }) => best && FAR.has(best.origin) && isPlainToken(best.token),
  )
  if (!isCorrected.includes(true)) return understood.isOtherKeyboard ? understood.text : null
  return slots
    .map((slot, index) => (isCorrected[index] && slot.tokens[0]?.token) || asTyped(slot, understood))
    .join(' ')
}

/** The query with what its unknown words may be slips of; null when none may. */
export function questionOf(understood: UnderstoodWords, slots: readonly Slot[]): string | null {
  if (!slots.some(({ suggested }) => suggested)) return null
  return slots.map((slot) => slot.suggested ?? asTyped(slot, understood)).join(' ')
}

/** A word as the reader wrote it, with its own letters and half-spaces; a half of a joined word is the whole. */
export function asTyped({ typed, whole }: Slot, { text }: UnderstoodWords): string {
  const wanted = (whole ?? typed).replaceAll(' ', '')
  const pieces = text.split(/\s+/)
  for (let from = 0; from < pieces.length; from += 1)
    for (let to = from + 1; to <= Math.min(pieces.length, from + PIECES_MAX); to += 1) {
      const part = pieces.slice(from, to).join(' ')
      if (toTokens(part).join('') === wanted) return part
    }
  return typed
}

const PIECES_MAX = 3

/** Words as they were typed, in their order, each once. */
export const allAsTyped = (slots: readonly Slot[], understood: UnderstoodWords): string[] => [
  ...new Set(slots.map((slot) => asTyped(slot, understood))),
]
