import { type Static, Type } from 'typebox'
import { Count, nullable, Rials, SerialId } from '../wire-types.ts'

/** The highest tab that a module can have. */
export const TAB_INDEX_MAX = 99

/** Which tab of which module is asked for. */
export const TabContentRequest = Type.Object({
  ModuleID: SerialId,
  TabIndex: Type.Integer({ minimum: 0, maximum: TAB_INDEX_MAX }),
})
export type TabContentRequest = Static<typeof TabContentRequest>

/** A product as a list shows it; a Price of null is not for sale, an OldPrice is set while an offer runs. */
export const ProductItemWire = Type.Object({
  ProductId: SerialId,
  VariantId: SerialId,
  ProductGroupId: nullable(SerialId),
  ProductType: Count,
  Title: Type.String(),
  Url: Type.String(),
  Picture: nullable(Type.String()),
  UnitTitle: Type.String(),
  Step: Count,
  MinOrderCount: Count,
  MaxOrderCount: Count,
  StockCount: Count,
  Price: nullable(Rials),
  OldPrice: nullable(Rials),
  ExpirationDate: nullable(Type.String()),
  ShowDay: Type.Boolean(),
  TaxPercent: Type.Number({ minimum: 0, maximum: 100 }),
  Rating: nullable(Type.Number()),
  RatingCount: Count,
})
export type ProductItemWire = Static<typeof ProductItemWire>

/** The products of a tab; an empty tab is `[]`. */
export const TabContentWire = Type.Array(ProductItemWire)
export type TabContentWire = Static<typeof TabContentWire>
