import type { GiftRefusal } from './check-gift.ts'

/** The message key that says why a gift is refused. */
export function toGiftMessage({ kind }: GiftRefusal) {
  return MESSAGE_OF[kind]
}

const MESSAGE_OF = {
  'gift-not-offered': 'GiftNotOffered',
  'gift-order-not-paid': 'GiftOrderNotPaid',
  'gift-order-shipped': 'GiftOrderShipped',
  'gift-already-chosen': 'GiftAlreadyChosen',
  'gift-order-too-small': 'GiftOrderTooSmall',
  'gift-out-of-stock': 'GiftOutOfStock',
} as const satisfies Record<GiftRefusal['kind'], string>

export type GiftMessageKey = (typeof MESSAGE_OF)[GiftRefusal['kind']]
