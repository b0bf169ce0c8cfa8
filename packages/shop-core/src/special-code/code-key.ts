import { toLatinDigits } from '@rasteh/persian-text/digits'

/** The form under which a code is kept and looked up: people type it with any digits, case and blanks around it. */
export function toCodeKey(typed: string): string {
  return toLatinDigits(typed.trim()).toUpperCase()
}
