import { toLatinDigits } from '@rasteh/persian-text/digits'
import { SECOND_FACTOR_DIGITS } from './steps.ts'

export type TypedCode = { kind: 'step'; code: string } | { kind: 'recovery'; code: string }

const STEP = new RegExp(`^\\d{${SECOND_FACTOR_DIGITS}}$`)
/** Codes of twelve letters were given before; they are taken until they are used. */
const RECOVERY = /^(?:[A-Z2-7]{12}){1,2}$/

/** Reads a typed second factor; digits of all scripts, spaces and hyphens as they like. */
export function toTypedCode(typed: string): TypedCode | null {
  const code = toLatinDigits(typed)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase()
  if (STEP.test(code)) return { kind: 'step', code }
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null
}

/** A recovery code as people are shown it. */
export function toRecoveryCode(letters: string): string {
  return letters.replace(/.{4}(?=.)/g, '$&-')
}
