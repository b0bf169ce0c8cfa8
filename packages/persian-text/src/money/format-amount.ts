import type { Culture } from '../culture.ts'
import { toCultureDigits } from '../digits.ts'

/** The comma, in both cultures; `Intl` with fa-IR would print U+066C, which the shop does not use. */
export const THOUSANDS_SEPARATOR = ','

const LEFT_TO_RIGHT_MARK = '\u200e'

/** Writes a number with thousands commas, then in the culture's digits; a fraction keeps its dot. */
export function formatAmount(amount: number, culture: Culture): string {
  const [whole = '', fraction] = decimalText(Math.abs(amount)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS_SEPARATOR)
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return minusSign(amount, culture) + toCultureDigits(text, culture)
}

// A minus before digits jumps to their other side in right-to-left text; the mark holds it in place.
function minusSign(amount: number, culture: Culture): string {
  if (amount >= 0) return ''
  return culture === 'fa-IR' ? `${LEFT_TO_RIGHT_MARK}-` : '-'
}

// String() turns to the exponent form outside this range.
function decimalText(amount: number): string {
  if (amount >= 1e21) return BigInt(amount).toString()
  return amount < 1e-6 ? '0' : String(amount)
}
