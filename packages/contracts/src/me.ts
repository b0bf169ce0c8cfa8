import { type Static, Type } from 'typebox'
import { nullable, SerialId } from './wire-types.ts'

/**
 * Who is asking, as the page's scripts learn it: nobody has a null UserId, and CartId is told
 * only when the customer's basket is not yet known on this device.
 */
export const MeWire = Type.Object({
  UserId: nullable(SerialId),
  IsAdmin: Type.Boolean(),
  RequestVerificationToken: Type.String(),
  CartId: nullable(Type.String()),
})
export type MeWire = Static<typeof MeWire>

/** The visitor in the shop's own words. */
export type Visitor = {
  readonly userId: number | null
  readonly isAdmin: boolean
  readonly antiForgery: string
  readonly cartId: string | null
}

/** Writes the visitor as the wire spells it. */
export function toMeWire(visitor: Visitor): MeWire {
  return {
    UserId: visitor.userId,
    IsAdmin: visitor.isAdmin,
    RequestVerificationToken: visitor.antiForgery,
    CartId: visitor.cartId,
  }
}

/** Reads the visitor from the wire. */
export function toVisitor(wire: MeWire): Visitor {
  return {
    userId: wire.UserId,
    isAdmin: wire.IsAdmin,
    antiForgery: wire.RequestVerificationToken,
    cartId: wire.CartId,
  }
}
