import { CAPTCHA_FORMS } from '@rasteh/shop-core/captcha'
import { type Static, Type } from 'typebox'
import { FEEDBACK_ACTION } from '../paths.ts'
import { Typed } from '../wire-types.ts'

/** What a form sends as its `Captcha`: the typed digits in any script, or a done work as ALTCHA writes it. */
export const GivenCaptcha = Typed({ maxLength: 1024 })

/** What a program wrote into the honeypot. */
export const FilledHoneypot = Typed({ maxLength: 1000 })

/** The query of both captcha handlers; `rnd` only keeps browsers from showing an old picture. */
export const CaptchaQuery = Type.Object({
  action: Type.Literal(FEEDBACK_ACTION.captcha),
  rnd: Type.Optional(Type.String({ maxLength: 64 })),
})
export type CaptchaQuery = Static<typeof CaptchaQuery>

/** The query of a comment's captcha, and of a spoken one. */
export const CommentCaptchaQuery = Type.Object({ rnd: Type.Optional(Type.String({ maxLength: 64 })) })
export type CommentCaptchaQuery = Static<typeof CommentCaptchaQuery>

/** Which form a spoken challenge or a work is for. */
export const CaptchaFormParams = Type.Object({ form: Type.Enum([...CAPTCHA_FORMS]) })
export type CaptchaFormParams = Static<typeof CaptchaFormParams>

/** A work to do instead of reading a picture, spelled as ALTCHA spells it: find the number whose hash this is. */
export const CaptchaWorkWire = Type.Object({
  algorithm: Type.Literal('SHA-256'),
  challenge: Type.String(),
  maxnumber: Type.Integer(),
  salt: Type.String(),
  signature: Type.String(),
})
export type CaptchaWorkWire = Static<typeof CaptchaWorkWire>
