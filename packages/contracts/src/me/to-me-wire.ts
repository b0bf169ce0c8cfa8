import type { MeWire } from './me-wire.ts'

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
