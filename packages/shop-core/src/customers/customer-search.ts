import { toLatinDigits } from '@rasteh/persian-text/digits'
import { foldText, toPersianLetters } from '@rasteh/persian-text/fold'
import { toIranianMobile } from '@rasteh/persian-text/mobile'

/** What is looked for, each in the form in which the shop keeps it; null where the words cannot mean it. */
export type CustomerSearch = {
  mobile: string | null
  /** A part of a mobile: its last digits, or its first. */
  mobilePart: string | null
  nationalCode: string | null
  orderNumber: number | null
  trackingCode: string | null
  /** A part of a name or of an e-mail, folded. */
  words: string | null
  /** The same in Persian letters, as parcels are addressed. */
  receiver: string | null
}

/** Fewer digits find too many people, and without three letters in a row no index helps. */
const DIGITS_MIN = 4
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const TEXT_MAX = 100
const ORDER_NUMBER_MAX = 15
const CODE_MIN = 5
const PUNCTUATION = /[\s\-_()./\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g
const NOTHING: CustomerSearch = {
  mobile: null,
  mobilePart: null,
  nationalCode: null,
  orderNumber: null,
  trackingCode: null,
  words: null,
  receiver: null,
}

/**
 * Whom a manager means: a mobile in any spelling or a part of it, a national code, the number of an order or of a parcel,
 * a name or an e-mail. Null when it is too short to look for.
 */
export function toCustomerSearch(typed: string): CustomerSearch | null {
  const text = toLatinDigits(typed.replaceAll('\0', '').slice(0, TEXT_MAX)).trim()
  const digits = text.replace(PUNCTUATION, '')
  return /^\+?\d+$/.test(digits) ? searchOfDigits(digits) : searchOfWords(text)
}

function searchOfDigits(digits: string): CustomerSearch | null {
  const local = digits.replace(/^(?:\+98|0098)0?/, '0').replace('+', '')
  if (local.length < DIGITS_MIN) return null
  const mobile = toIranianMobile(local) ?? null
  return {
    ...NOTHING,
    mobile,
    mobilePart: mobile === null && local.length <= 11 ? local : null,
    nationalCode: local.length === 10 ? local : null,
    orderNumber: local.length <= ORDER_NUMBER_MAX ? Number(local) : null,
    trackingCode: local.length >= CODE_MIN ? local : null,
  }
}

function searchOfWords(text: string): CustomerSearch | null {
  const words = foldText(text)
  if (!THREE_LETTERS.test(words)) return null
  const isCode = text.length >= CODE_MIN && /^[0-9A-Za-z-]+$/.test(text)
  return { ...NOTHING, words, receiver: toPersianLetters(text), trackingCode: isCode ? text : null }
}
