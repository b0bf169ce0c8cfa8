import { type Static, Type } from 'typebox'
import { FilledHoneypot, GivenCaptcha } from './captcha/captcha-wire.ts'
import { CAPTCHA_HONEYPOT } from './captcha/given-captcha.ts'
import { SEARCH_TERM_MAX } from './search/search-wire.ts'
import { Typed } from './wire-types.ts'

/** Somebody wants to hear when the shop has this. A signed-in customer only names it. */
export const WishRequest = Type.Object({
  Term: Typed({ maxLength: SEARCH_TERM_MAX }),
  Contact: Type.Optional(Typed({ maxLength: 400 })),
  Consent: Type.Optional(Typed({ maxLength: 10 })),
  Captcha: Type.Optional(GivenCaptcha),
  [CAPTCHA_HONEYPOT]: Type.Optional(FilledHoneypot),
})
export type WishRequest = Static<typeof WishRequest>

/** A wish in the shop's own words; what was not given is an empty text. */
export type SentWish = {
  readonly term: string
  readonly contact: string
  readonly consent: string
  readonly captcha: string
  /** Filled by programs alone. */
  readonly honeypot: string
}

/** Reads a wish. */
export function toSentWish(wire: WishRequest): SentWish {
  const { Term, Contact = '', Consent = '', Captcha = '', [CAPTCHA_HONEYPOT]: honeypot = '' } = wire
  return { term: Term, contact: Contact, consent: Consent, captcha: Captcha, honeypot }
}

/** The end of all that somebody waits for, by the key of their message. */
export const WishStopRequest = Type.Object({ Key: Type.String({ pattern: '^[0-9a-f]{32}$' }) })
export type WishStopRequest = Static<typeof WishStopRequest>

/** Where the link of a message leads; its key stays in the browser until the button is pressed. */
export const wishStopUrl = (page: string, key: string) => `${page}#${key}`
