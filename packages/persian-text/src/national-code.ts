import { toLatinDigits } from './digits.ts'

/**
 * Says whether the text is an Iranian national code: ten digits of any script and the checksum, nothing
 * stricter, so ten zeros or ten equal digits with a right checksum pass.
 */
export function isNationalCode(text: string): boolean {
  const code = toLatinDigits(text).trim()
  if (!/^\d{10}$/.test(code)) return false
  const digits = Array.from(code, Number)
  const remainder = weightedSum(digits.slice(0, 9)) % 11
  return digits[9] === (remainder < 2 ? remainder : 11 - remainder)
}

// The first of nine digits weighs 10, the last 2.
function weightedSum(digits: number[]): number {
  return digits.reduce((sum, digit, index) => sum + digit * (10 - index), 0)
}
