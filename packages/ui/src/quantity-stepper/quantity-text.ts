import { toLatinDigits } from '@rasteh/persian-text/digits'

/** Longer numbers are typing accidents, and would be shown as other numbers. */
const DIGITS_MAX = 6

/** What remains of typed or pasted text: its digits in Latin, from whichever script. */
export function keepDigits(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, DIGITS_MAX)
}

/** Says whether a key may act in a number field: digits of three scripts, and every key that writes nothing. */
export function isNumericKey({ key, hasModifier }: { key: string; hasModifier: boolean }): boolean {
  // Keys that write have a name of one character; Backspace, Tab, F5 and so on have longer ones.
  return hasModifier || key.length > 1 || /^[0-9٠-٩۰-۹]$/.test(key)
}
