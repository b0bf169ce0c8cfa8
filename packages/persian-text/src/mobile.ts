import { toLatinDigits } from './digits.ts'

const IRANIAN_MOBILE = /^(?:\+?98)?0?(9\d{9})$/
const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g

/** Says whether the text is an Iranian mobile number in any of the three scripts; 0098 is not a prefix here. */
export function isIranianMobile(text: string): boolean {
  return toIranianMobile(text) !== undefined
}

/** Writes an Iranian mobile number as 09xxxxxxxxx, the form in which it is kept. */
export function toIranianMobile(text: string): string | undefined {
  const subscriber = IRANIAN_MOBILE.exec(toLatinDigits(text).replace(INVISIBLE, '').trim())?.[1]
  return subscriber === undefined ? undefined : `0${subscriber}`
}
