import { toLatinDigits } from '../digits.ts'

// What people in Iran put between thousands: the Latin, Arabic and Persian commas, dot, slash,
// apostrophes, underscore, and every kind of space.
const SEPARATOR = /[,٬،.٫/'’_\s]/
const SEPARATORS = new RegExp(SEPARATOR, 'g')
const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g

const PLAIN = /^\d+$/
const GROUPED = new RegExp(`^\\d{1,3}(?:(${SEPARATOR.source})\\d{3})(?:\\1\\d{3})*$`)
const ZERO_FRACTION = /[.٫/]0{1,2}$/

/**
 * Reads a whole amount typed in any of the three scripts with any of the usual thousands separators.
 * A separator that does not stand before three digits is refused, since it may have meant a fraction.
 */
export function parseAmount(text: string): number | undefined {
  const typed = toLatinDigits(text).replace(INVISIBLE, '').trim().replace(ZERO_FRACTION, '')
  if (!PLAIN.test(typed) && !GROUPED.test(typed)) return undefined
  const amount = Number(typed.replace(SEPARATORS, ''))
  return Number.isSafeInteger(amount) ? amount : undefined
}
