import { type Static, Type } from 'typebox'
import { Count, nullable, Rials, SerialId } from '../wire-types.ts'
import { USER_DESCRIPTION_MAX } from './limits.ts'
import { LineId } from './line-changes.ts'

/** The public handle of a basket, as the CartID cookie holds it. */
export const CartId = Type.String()

/** What has become of a line since it was put in; FromPrice is the unit price last shown when that has changed. */
export const LineNoticeWire = Type.Object({ Kind: Type.String(), FromPrice: nullable(Rials) })

/** What belongs to the line itself and what the page shows of it; AddonOf is the id of the product that it was added to. */
const LINE_FIELDS = {
  Id: LineId,
  ProductId: SerialId,
  VariantId: SerialId,
  ProductType: Count,
  Downloadable: Type.Boolean(),
  Title: Type.String(),
  Url: Type.String(),
  Picture: nullable(Type.String()),
  UnitTitle: Type.String(),
  Quantity: Count,
  UnitPrice: nullable(Rials),
  LinePrice: Rials,
  Step: Count,
  MinOrderCount: Count,
  MaxOrderCount: Count,
  StockCount: Count,
  UserDescription: Type.String({ maxLength: USER_DESCRIPTION_MAX }),
  /** What the buyer is asked to write; empty for the page's own words, null where nothing is asked. */
  NoteLabel: nullable(Type.String()),
  AddonOf: nullable(SerialId),
  Notice: nullable(LineNoticeWire),
}

/**
 * What belongs to the whole basket and is repeated on every line. A MinBasketPrice or MaxBasketPrice of 0
 * is no limit, a MaxBasketPriceToUseScore of null no cap.
 */
const BASKET_FIELDS = {
  CartId,
  TotalPrice: Rials,
  TotalPriceWithoutTax: Rials,
  TotalDiscount: Rials,
  TotalTax: Rials,
  TotalQuantity: Count,
  PayablePrice: Rials,
  NormalDiscount: Rials,
  SpecialCode: nullable(Type.String()),
  SpecialCodeDiscount: Rials,
  ScoreDiscount: Rials,
  PriceOfScore: Rials,
  MaxBasketPriceToUseScore: nullable(Rials),
  ScoreDecreaseType: Type.String(),
  IsUseUserScore: Type.Boolean(),
  UserScore: Count,
  MinBasketPrice: Rials,
  MaxBasketPrice: Rials,
}

/** One line of the answered basket. */
export const BasketLineWire = Type.Object({ ...LINE_FIELDS, ...BASKET_FIELDS })
export type BasketLineWire = Static<typeof BasketLineWire>

/** The whole basket as every basket call answers it; an empty basket is `[]`. */
export const BasketWire = Type.Array(BasketLineWire)
export type BasketWire = Static<typeof BasketWire>

/** The answer of bulkinsert: the new basket's handle, as a JSON string. */
export const BulkInsertWire = Type.String()
export type BulkInsertWire = Static<typeof BulkInsertWire>
