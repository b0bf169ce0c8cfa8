import { toLatinDigits } from '@rasteh/persian-text/digits'

/** Eight: five tries at each of the codes that one number can be sent in a day then find one with a chance under 10⁻⁵. */
export const CODE_DIGITS = 8
export const CODE_LIFE_SECONDS = 120
/** Wrong ones that a code bears; after them the right one does not open either. */
export const CODE_ATTEMPTS_MAX = 5
/** How long the ticket lives that a right code is exchanged for: one more call of the same page. */
export const TICKET_LIFE_SECONDS = 60

/** What a code is for; a code for one thing opens nothing else. */
export const CODE_PURPOSES = ['sign-in', 'password'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** Reads a typed code in any digits, with blanks and hyphens anywhere; anything else is no code. */
export function toCode(typed: string): string | undefined {
  const code = toLatinDigits(typed).replace(/[\s\u200b-\u200f-]/g, '')
  return CODE.test(code) ? code : undefined
}

/** Writes a chance number from 0 to 99999999 as a code. */
export function formatCode(chance: number): string {
  return String(chance).padStart(CODE_DIGITS, '0')
}
