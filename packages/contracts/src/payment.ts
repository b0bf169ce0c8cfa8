import { type Static, Type } from 'typebox'
import { OrderId, Typed } from './wire-types.ts'

/** The culture whose addresses the region check asks for. */
export const REGION_CHECK_CULTURE = 'ir'

/** Which order is about to be paid, from a page of which culture. */
export const ConnectionCheckRequest = Type.Object({
  Culture: Typed({ minLength: 2, maxLength: 16 }),
  OrderId,
})
export type ConnectionCheckRequest = Static<typeof ConnectionCheckRequest>

/** Whether the visitor's connection may pay. */
export const ConnectionCheckWire = Type.Boolean()

/** Which country the visitor's address is asked about. */
export const RegionCheckQuery = Type.Object({ arg: Type.String({ pattern: '^[A-Za-z]{2}$' }) })
export type RegionCheckQuery = Static<typeof RegionCheckQuery>

/** Whether the visitor's address is in that country. */
export const RegionCheckWire = Type.Boolean()

/** A connection check in the shop's own words. */
export type ConnectionCheck = { readonly culture: string; readonly orderId: string }

/** Reads which order is about to be paid. */
export function toConnectionCheck(wire: ConnectionCheckRequest): ConnectionCheck {
  return { culture: wire.Culture, orderId: wire.OrderId }
}

/** Reads which country is asked about, in small letters. */
export function toRegion(wire: RegionCheckQuery): string {
  return wire.arg.toLowerCase()
}
