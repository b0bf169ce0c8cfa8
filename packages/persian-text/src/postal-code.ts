import { toLatinDigits } from './digits.ts'

/**
 * Says whether the text is an Iranian postal code: ten digits of any script, with or without a separator after the fifth, that do
 * not begin with 0 and are not all the same. Which of those a postman knows, no rule can say.
 */
export function isPostalCode(text: string): boolean {
  return toPostalCode(text) !== undefined
}

/** Writes a postal code as its ten Latin digits, the form in which it is kept. */
export function toPostalCode(text: string): string | undefined {
  const digits = toLatinDigits(text).trim().replace(PARTED, '$1$2')
  return /^[1-9]\d{9}$/.test(digits) && !/^(\d)\1{9}$/.test(digits) ? digits : undefined
}

const PARTED = /^(\d{5})[-\u2013\u2014 ](\d{5})$/
