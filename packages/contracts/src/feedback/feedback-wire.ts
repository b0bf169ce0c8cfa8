import { type Static, Type } from 'typebox'
import { FilledHoneypot, GivenCaptcha } from '../captcha/captcha-wire.ts'
import { CAPTCHA_HONEYPOT } from '../captcha/given-captcha.ts'
import { FEEDBACK_ACTION } from '../paths.ts'
import { Typed } from '../wire-types.ts'

/** A wish for something that the shop does not list. The form's own rules say more than these limits. */
export const SpecialOrderRequest = Type.Object({
  Name: Typed({ maxLength: 400 }),
  Mobile: Typed({ maxLength: 40 }),
  Text: Typed({ maxLength: 4000 }),
  Captcha: GivenCaptcha,
  [CAPTCHA_HONEYPOT]: Type.Optional(FilledHoneypot),
})
export type SpecialOrderRequest = Static<typeof SpecialOrderRequest>

/** The query by which the feedback handler takes a form. */
export const FeedbackSubmitQuery = Type.Object({ action: Type.Literal(FEEDBACK_ACTION.submit) })
export type FeedbackSubmitQuery = Static<typeof FeedbackSubmitQuery>
