import { type Static, Type } from 'typebox'
import { CAPTCHA_LURE, FilledLure, GivenCaptcha } from './captcha.ts'
import { Typed } from './wire-types.ts'

/** A wish for something that the shop does not list. The form's own rules say more than these limits. */
export const SpecialOrderRequest = Type.Object({
  Name: Typed({ maxLength: 400 }),
  Mobile: Typed({ maxLength: 40 }),
  Text: Typed({ maxLength: 4000 }),
  Captcha: GivenCaptcha,
  [CAPTCHA_LURE]: Type.Optional(FilledLure),
})
export type SpecialOrderRequest = Static<typeof SpecialOrderRequest>

/** A special order in the shop's own words. */
export type SpecialOrder = { readonly name: string; readonly mobile: string; readonly text: string }

/** Reads a special order. */
export function toSpecialOrder({ Name, Mobile, Text }: SpecialOrderRequest): SpecialOrder {
  return { name: Name, mobile: Mobile, text: Text }
}
