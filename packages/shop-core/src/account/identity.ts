import { toLatinDigits } from '@rasteh/persian-text/digits'
import { toIranianMobile } from '@rasteh/persian-text/mobile'

/** How a customer is known: by an Iranian mobile as 09xxxxxxxxx, or by an e-mail in small letters. */
export type Identity = { kind: 'mobile' | 'email'; value: string }

/** The longest address that mail can carry (RFC 5321). */
export const IDENTITY_MAX = 254

/** One sign @, a dot in the host, no blanks; nothing that would need quoting in a mail's head. */
const EMAIL = /^[a-z0-9.!#$%&*+/=?^_{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,63}$/
const INVISIBLE = /[\u200b-\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g

/**
 * Reads a typed mobile or e-mail, in any digits, with `+98`, `98` or `0` before the mobile. Every
 * spelling of one person gives the same identity; what is neither gives none.
 */
export function toIdentity(typed: string): Identity | undefined {
  const mobile = toIranianMobile(typed)
  if (mobile) return { kind: 'mobile', value: mobile }
  const email = toLatinDigits(typed).replace(INVISIBLE, '').trim().toLowerCase()
  if (email.length > IDENTITY_MAX || !EMAIL.test(email) || email.includes('..')) return undefined
  return { kind: 'email', value: email }
}
