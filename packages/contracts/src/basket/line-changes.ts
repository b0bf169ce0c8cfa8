import { type Static, Type } from 'typebox'
import { SerialId, Typed, WholeFrom } from '../wire-types.ts'
import { LINE_CHANGES_MAX, LINE_QUANTITY_MAX, USER_DESCRIPTION_MAX } from './limits.ts'

/** A basket line's own id, given by the shop. */
export const LineId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })

/** What the shopper wrote about each product of the line, under the product's id. */
const ExtraDataWire = Type.Record(
  Type.String({ pattern: '^[0-9]{1,10}$' }),
  Type.Object({ UserDescription: Typed({ maxLength: USER_DESCRIPTION_MAX }) }),
)

/** One wanted change; Action 0 sets the quantity, 1 adds to it, 2 subtracts from it. */
export const LineChangeWire = Type.Object({
  Id: Type.Optional(LineId),
  Action: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  ProductId: SerialId,
  VariantId: Type.Optional(SerialId),
  ProductType: Type.Optional(WholeFrom(0)),
  Quantity: Type.Integer({ minimum: 0, maximum: LINE_QUANTITY_MAX }),
  ExtraData: Type.Optional(ExtraDataWire),
  AddonOf: Type.Optional(SerialId),
})
export type LineChangeWire = Static<typeof LineChangeWire>

/** The body of create, update and bulkinsert. */
export const LineChangesWire = Type.Array(LineChangeWire, { minItems: 1, maxItems: LINE_CHANGES_MAX })
export type LineChangesWire = Static<typeof LineChangesWire>

/** The path parameters of delete. */
export const DeleteLineParams = Type.Object({ id: LineId })
export type DeleteLineParams = Static<typeof DeleteLineParams>
