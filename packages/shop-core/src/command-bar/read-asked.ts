import { toLatinDigits } from '@rasteh/persian-text/digits'
import { foldText, toPersianLetters } from '@rasteh/persian-text/fold'

/** What a text typed into the command bar may mean; a part that it cannot mean is null or empty. */
export type Asked = {
  /** The number of an order. */
  orderNumber: number | null
  /** A mobile as it is kept, or a part of one. */
  mobile: string | null
  /** Words of a title or a SKU in their folded spelling; each must be found. */
  words: readonly string[]
  /** Parts of a name or an e-mail in the letters that are kept; they stand one after the other. */
  parts: readonly string[]
}

export const ASKED_MAX = 100
/** Shorter words have no trigram: the database would read every row for them. */
const WORD_MIN = 3
const WORDS_MAX = 5
const MOBILE_MIN = 4
const ORDER_NUMBER = /^#?(\d{1,15})$/
const DIGITS = /^\+?\d{1,15}$/
/** Controls, and marks that only turn the writing around. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu
const BETWEEN_DIGITS = /[\s()-]/g

/** Reads what somebody typed into the command bar; null where it is too short to look for, or too long. */
export function readAsked(text: string): Asked | null {
  if (text.length > ASKED_MAX) return null
  const typed = toLatinDigits(toPersianLetters(text.replaceAll(INVISIBLE, ''))).trim()
  const digits = typed.replaceAll(BETWEEN_DIGITS, '')
  const words = foldText(typed)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
  const parts = typed
    .split(/[\s\u200c]+/u)
    .filter((part) => part !== '')
    .slice(0, WORDS_MAX)
  const number = ORDER_NUMBER.exec(digits)?.[1]
  const asked: Asked = {
    orderNumber: number === undefined ? null : Number(number),
    mobile: toMobilePart(digits),
    words: isLong(words) ? words : [],
    parts: isLong(parts) ? parts : [],
  }
  const isEmpty = asked.orderNumber === null && asked.words.length === 0 && asked.parts.length === 0
  return isEmpty ? null : asked
}

const isLong = (words: readonly string[]) => words.some((word) => word.length >= WORD_MIN)

/** The country's +98, 0098 or 98 is kept as 0. */
function toMobilePart(digits: string): string | null {
  if (!DIGITS.test(digits) || digits.length < MOBILE_MIN) return null
  const local = digits.replace(/^(?:\+98|0098|98(?=9))0?/, '0')
  return local.startsWith('+') ? null : local
}
