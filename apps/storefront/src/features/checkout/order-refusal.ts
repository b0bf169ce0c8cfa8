import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { PlaceRefusal } from '@rasteh/shop-client/place-order'
import { toBasketValueMessage } from '@rasteh/shop-core/basket'
import type { OrderRefusal } from '@rasteh/shop-core/checkout'
import type { Message } from '#page/islands/message.ts'

/** The part of the page that a refusal is about. */
export type RefusalPlace =
  | 'address'
  | 'delivery'
  | 'payment'
  | 'code'
  | 'lines'
  | 'invoice'
  | 'rules'
  | 'whole'

const PLACE_OF = {
  'payment-method-required': 'payment',
  'payment-bank-required': 'payment',
  'payment-plan-required': 'payment',
  'delivery-not-offered': 'delivery',
  'delivery-required': 'delivery',
  'delivery-full': 'delivery',
  'delivery-slot-required': 'delivery',
  'delivery-promise-changed': 'delivery',
  'address-required': 'address',
  'basket-below-min': 'lines',
  'basket-above-max': 'lines',
  'line-not-orderable': 'lines',
  'economic-code-wrong': 'invoice',
  'rules-not-accepted': 'rules',
  'code-refused': 'code',
  'score-changed': 'code',
  'basket-empty': 'whole',
  'price-changed': 'whole',
} as const satisfies Record<OrderRefusal['kind'], RefusalPlace>

export type ShownRefusal = { place: RefusalPlace; message: Message }

/** Where and how a refusal is said; a kind that this page does not know is said as a failure. */
export function toShownRefusal(wire: PlaceRefusal, money: MoneyStyle): ShownRefusal {
  if (!(wire.kind in PLACE_OF)) return { place: 'whole', message: { key: 'CheckoutFailed' } }
  // The wire's refusals are those of the rule.
  const refusal = wire as OrderRefusal
  return { place: PLACE_OF[refusal.kind], message: messageOf(refusal, money) }
}

function messageOf(refusal: OrderRefusal, money: MoneyStyle): Message {
  switch (refusal.kind) {
    case 'basket-below-min':
    case 'basket-above-max':
      return toBasketValueMessage(refusal, money)
    case 'line-not-orderable':
      return { key: 'CheckoutLineNotOrderable', parameters: { title: refusal.title } }
    case 'price-changed':
      return { key: 'CheckoutPriceChanged', parameters: { amount: formatMoney(refusal.payableRial, money) } }
    default:
      return { key: KEY_OF[refusal.kind] }
  }
}

const KEY_OF = {
  'payment-method-required': 'PaymentMethodRequired',
  'payment-bank-required': 'PaymentBankRequired',
  'payment-plan-required': 'PaymentPlanRequired',
  'delivery-not-offered': 'CheckoutDeliveryNotOffered',
  'delivery-required': 'CheckoutDeliveryRequired',
  'delivery-full': 'DeliveryFull',
  'delivery-slot-required': 'DeliverySlotRequired',
  'delivery-promise-changed': 'DeliveryPromiseChanged',
  'address-required': 'CheckoutAddressRequired',
  'economic-code-wrong': 'CheckoutEconomicCodeWrong',
  'rules-not-accepted': 'CheckoutRulesRequired',
  'code-refused': 'CheckoutCodeRefused',
  'score-changed': 'CheckoutScoreChanged',
  'basket-empty': 'CheckoutBasketEmpty',
} as const
