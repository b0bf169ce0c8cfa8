import { type Static, Type } from 'typebox'
import { Typed } from './wire-types.ts'

/** The longest code that a manager can give out. */
export const SPECIAL_CODE_MAX = 64

/** The path parameters of validate; the delete code is one of its values. */
export const SpecialCodeParams = Type.Object({
  code: Typed({ minLength: 1, maxLength: SPECIAL_CODE_MAX }),
})
export type SpecialCodeParams = Static<typeof SpecialCodeParams>

/** What a code is worth. When it is not found, or was removed, the texts are empty. */
export const SpecialCodeWire = Type.Object({
  Found: Type.Boolean(),
  FormattedDiscountAmount: Type.String(),
  MarketerName: Type.String(),
})
export type SpecialCodeWire = Static<typeof SpecialCodeWire>

/** A special code's answer in the shop's own words; a code without a marketer has no name. */
export type SpecialCodeAnswer =
  | { readonly found: true; readonly formattedDiscountAmount: string; readonly marketerName: string | null }
  | { readonly found: false }

/** Writes the answer as the wire spells it. */
export function toSpecialCodeWire(answer: SpecialCodeAnswer): SpecialCodeWire {
  if (!answer.found) return { Found: false, FormattedDiscountAmount: '', MarketerName: '' }
  return {
    Found: true,
    FormattedDiscountAmount: answer.formattedDiscountAmount,
    MarketerName: answer.marketerName ?? '',
  }
}

/** Reads the answer from the wire. */
export function toSpecialCodeAnswer(wire: SpecialCodeWire): SpecialCodeAnswer {
  if (!wire.Found) return { found: false }
  return {
    found: true,
    formattedDiscountAmount: wire.FormattedDiscountAmount,
    marketerName: wire.MarketerName === '' ? null : wire.MarketerName,
  }
}
