import type { Rial } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** What a gift's rules read about an order. `amountRial` is what was paid for it, `giftVariantId` its gift so far. */
export type GiftOrder = {
  isPaid: boolean
  isShipped: boolean
  amountRial: Rial
  giftVariantId: number | null
}

/** A product given free with orders from an amount on; `isOffered` while a manager offers it. */
export type GiftFacts = { variantId: number; isOffered: boolean; fromOrderRial: Rial; stock: number }

export type GiftRefusal =
  | { kind: 'gift-not-offered' }
  | { kind: 'gift-order-not-paid' }
  | { kind: 'gift-order-shipped' }
  | { kind: 'gift-already-chosen' }
  | { kind: 'gift-order-too-small'; fromOrderRial: Rial }
  | { kind: 'gift-out-of-stock' }

/** Says whether a gift may be added to an order: one per order, free, while it is paid and not yet shipped. */
export function checkGift(order: GiftOrder, gift: GiftFacts | undefined): Outcome<GiftFacts, GiftRefusal> {
  if (!gift?.isOffered) return refuse({ kind: 'gift-not-offered' })
  if (!order.isPaid) return refuse({ kind: 'gift-order-not-paid' })
  if (order.isShipped) return refuse({ kind: 'gift-order-shipped' })
  if (order.giftVariantId !== null) return refuse({ kind: 'gift-already-chosen' })
  const { fromOrderRial, stock } = gift
  if (order.amountRial < fromOrderRial) return refuse({ kind: 'gift-order-too-small', fromOrderRial })
  if (stock < 1) return refuse({ kind: 'gift-out-of-stock' })
  return accept(gift)
}
