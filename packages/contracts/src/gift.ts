import { type Static, Type } from 'typebox'
import { nullable, OrderId, Rials, SerialId } from './wire-types.ts'

/** The chosen gift of an order; CustomProductID is null when the product is not a custom one. */
export const GiftAddRequest = Type.Object({
  OrderID: OrderId,
  ProductID: SerialId,
  CustomProductID: nullable(SerialId),
})
export type GiftAddRequest = Static<typeof GiftAddRequest>

/** The chosen gift in the shop's own words; what the wire calls a custom product is a variant. */
export type WantedGift = {
  readonly orderId: string
  readonly productId: number
  readonly variantId: number | null
}

/** Reads which gift is chosen. */
export function toWantedGift(wire: GiftAddRequest): WantedGift {
  return { orderId: wire.OrderID, productId: wire.ProductID, variantId: wire.CustomProductID }
}

/** Writes which gift is chosen. */
export function toGiftAddRequest(gift: WantedGift): GiftAddRequest {
  return { OrderID: gift.orderId, ProductID: gift.productId, CustomProductID: gift.variantId }
}

/** The gifts that the shop offers for an order; Refusal says why none can be added now, and is empty while one can. */
export const OrderGiftsWire = Type.Object({
  Refusal: Type.String(),
  Gifts: Type.Array(
    Type.Object({
      ProductID: SerialId,
      /** Names the variant of a product that has several. */
      CustomProductID: nullable(SerialId),
      Title: Type.String(),
      Url: Type.String(),
      Picture: nullable(Type.String()),
      FromOrderRial: Rials,
      /** Why this one cannot be added; empty while it can. */
      Refusal: Type.String(),
      IsChosen: Type.Boolean(),
    }),
  ),
})
export type OrderGiftsWire = Static<typeof OrderGiftsWire>
