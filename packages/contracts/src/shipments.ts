import { SHIPMENT_TEXT_MAX } from '@rasteh/shop-core/order'
import { type Static, Type } from 'typebox'
import { Count, nullable, Typed } from './wire-types.ts'

/** Pasted lines, each with an order's number and a tracking code. */
export const ShipmentsCheckRequest = Type.Object({
  Text: Typed({ minLength: 1, maxLength: SHIPMENT_TEXT_MAX }),
})

/** The same, to be sent with one carrier. */
export const ShipmentsRequest = Type.Object({
  ...ShipmentsCheckRequest.properties,
  Carrier: Type.String({ maxLength: 60, pattern: '^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$' }),
})

/** Every line with what it means and what is wrong with it. */
export const ShipmentsWire = Type.Object({
  Lines: Type.Array(
    Type.Object({
      Line: Count,
      Text: Type.String(),
      OrderNumber: nullable(Type.Integer()),
      Code: nullable(Type.String()),
      Name: nullable(Type.String()),
      Fault: nullable(Type.String()),
      IsDone: Type.Boolean(),
    }),
  ),
  /** How many were sent by this call. */
  Sent: Count,
})
export type ShipmentsWire = Static<typeof ShipmentsWire>
