import { type Static, Type } from 'typebox'

/** Why typed fields were refused, each by its name in the form; nothing that was typed comes back with it. */
export const FieldRefusalsWire = Type.Object({
  Message: Type.Literal('FieldsRefused'),
  Fields: Type.Record(Type.String(), Type.Object({ kind: Type.String() }, { additionalProperties: true })),
})
export type FieldRefusalsWire = Static<typeof FieldRefusalsWire>

type Refusals = Readonly<Record<string, { readonly kind: string } | undefined>>

/** Writes the refusals of a form. */
export function toFieldRefusalsWire(fields: Refusals): FieldRefusalsWire {
  const refused = Object.entries(fields).flatMap(([name, refusal]) => (refusal ? [[name, refusal]] : []))
  return { Message: 'FieldsRefused', Fields: Object.fromEntries(refused) }
}
