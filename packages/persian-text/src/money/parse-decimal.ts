import { toLatinDigits } from '../digits.ts'

const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/**
 * Reads a number that may have a fraction, typed in any of the three scripts; the Persian and Arabic decimal sign
 * (٫) counts as the dot, thousands commas are left out.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = toLatinDigits(text).replace(INVISIBLE, '').trim().replace(/[,٬،]/g, '').replace('٫', '.')
  return DECIMAL.test(typed) ? Number(typed) : undefined
}
