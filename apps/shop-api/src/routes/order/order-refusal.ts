import type { PlaceRefusedWire } from '@rasteh/contracts/checkout'
import type { OrderRefusal } from '@rasteh/shop-core/checkout'

/** What each refusal is called by its message. A kind without its row does not compile. */
const MESSAGE_OF = {
  'payment-method-required': 'PaymentMethodRequired',
  'payment-bank-required': 'PaymentBankRequired',
  'payment-plan-required': 'PaymentPlanRequired',
  'delivery-not-offered': 'CheckoutDeliveryNotOffered',
  'delivery-required': 'CheckoutDeliveryRequired',
  'basket-below-min': 'BasketBelowMinimum',
  'basket-above-max': 'BasketAboveMaximum',
  'rules-not-accepted': 'CheckoutRulesRequired',
  'basket-empty': 'CheckoutBasketEmpty',
  'line-not-orderable': 'CheckoutLineNotOrderable',
  'code-refused': 'CheckoutCodeRefused',
  'score-changed': 'CheckoutScoreChanged',
  'address-required': 'CheckoutAddressRequired',
  'economic-code-wrong': 'CheckoutEconomicCodeWrong',
  'price-changed': 'CheckoutPriceChanged',
} as const satisfies Record<OrderRefusal['kind'], string>

/** Writes why no order was made. */
export function toPlaceRefusedWire(refusal: OrderRefusal): PlaceRefusedWire {
  return { Message: MESSAGE_OF[refusal.kind], Refusal: refusal }
}
