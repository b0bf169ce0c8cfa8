import { type Static, Type } from 'typebox'
import { nullable, SerialId } from '../wire-types.ts'

/**
 * Who is asking, as the page's scripts learn it: a guest has a null UserId, and CartId is sent
 * only when the customer's basket is not yet known on this device.
 */
export const MeWire = Type.Object({
  UserId: nullable(SerialId),
  IsAdmin: Type.Boolean(),
  RequestVerificationToken: Type.String(),
  CartId: nullable(Type.String()),
})
export type MeWire = Static<typeof MeWire>
