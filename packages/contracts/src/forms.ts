import { type Static, Type } from 'typebox'
import { FieldRefusalsWire } from './field-refusals.ts'
import { SerialId } from './wire-types.ts'

/** Which form is sent. */
export const FormParams = Type.Object({ id: SerialId })
export type FormParams = Static<typeof FormParams>

/** Why a form is not taken: as a whole, or some of its fields. */
export const FormRefusedWire = Type.Object({
  Message: Type.String(),
  Fields: Type.Optional(FieldRefusalsWire.properties.Fields),
})
export type FormRefusedWire = Static<typeof FormRefusedWire>
