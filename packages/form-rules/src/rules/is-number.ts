import { toLatinDigits } from '@rasteh/persian-text/digits'
import { THOUSANDS_SEPARATOR } from '@rasteh/persian-text/money'

const NUMBER = new RegExp(`^(?:\\d+|\\d{1,3}(?:${THOUSANDS_SEPARATOR}\\d{3})+)(?:\\.\\d+)?$`)

/** Says whether the text is digits of any script with optional thousands commas and a decimal part. */
export function isNumber(text: string): boolean {
  return NUMBER.test(toLatinDigits(text))
}

/** The value of a text that is a number, and NaN of any other text. */
export function toNumber(text: string): number {
  return isNumber(text) ? Number(toLatinDigits(text).replaceAll(THOUSANDS_SEPARATOR, '')) : Number.NaN
}
