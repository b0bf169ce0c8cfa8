import { type Static, Type } from 'typebox'
import { SerialId } from './wire-types.ts'

/** Everything that the shop keeps about a person, by the table it lies in. */
export const PersonDataWire = Type.Object({
  MadeAt: Type.String(),
  Data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
})
export type PersonDataWire = Static<typeof PersonDataWire>

/** Whose data, in the owner's calls. */
export const PersonParams = Type.Object({ id: SerialId })
