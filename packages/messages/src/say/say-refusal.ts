import type { BasketNotice, BasketRefusal, BasketValueRefusal, LineNotice } from '@rasteh/shop-core/basket'
import type { DeliveryRefusal, PaymentRefusal } from '@rasteh/shop-core/checkout'
import type { CommentRefusal } from '@rasteh/shop-core/comments'
import type { CompareRefusal } from '@rasteh/shop-core/compare'
import type { PromiseChoiceRefusal } from '@rasteh/shop-core/delivery'
import type { GiftRefusal } from '@rasteh/shop-core/gift'
import type { CodeRefusal } from '@rasteh/shop-core/special-code'
import type { IslandKey } from '../catalogue/keys.ts'
import type { SayText } from './say-text.ts'

/** Every refusal and notice of the shop's rules that is shown to people. */
export type SayableRefusal =
  | BasketRefusal
  | BasketNotice
  | BasketValueRefusal
  | LineNotice
  | CompareRefusal
  | CommentRefusal
  | { kind: 'answer-empty' }
  | PaymentRefusal
  | DeliveryRefusal
  | PromiseChoiceRefusal
  | CodeRefusal
  | GiftRefusal

/** Islands say refusals too, so only keys that travel to the browser can be used here. */
export type RefusalVoice = {
  say: SayText<IslandKey>
  money: (rials: number) => string
  date: (momentMs: number) => string
}

type Sayings = {
  readonly [Kind in SayableRefusal['kind']]: (
    refusal: Extract<SayableRefusal, { kind: Kind }>,
    voice: RefusalVoice,
  ) => string
}

const SAYINGS: Sayings = {
  'product-not-found': (_, { say }) => say('ProductNotFound'),
  'less-than-min': ({ min, unit }, { say }) => say('MinOrderCount', { count: min, unit }),
  'more-than-max': ({ max, unit }, { say }) => say('MaxOrderCount', { count: max, unit }),
  'stock-less-than-min': ({ stock, unit }, { say }) => say('StockLessThanMin', { count: stock, unit }),
  'invalid-price-layer': (_, { say }) => say('InvalidPriceLayer'),
  'stock-exceeded': (_, { say }) => say('StockExceeded'),
  'raised-to-min': ({ min, unit }, { say }) => say('BasketRaisedToMin', { count: min, unit }),
  'price-changed': ({ fromRial, toRial }, { say, money }) =>
    say('BasketPriceChanged', { oldPrice: money(fromRial), newPrice: money(toRial) }),
  'basket-below-min': ({ amountRial }, { say, money }) => say('BasketBelowMinimum', { 0: money(amountRial) }),
  'basket-above-max': ({ amountRial }, { say, money }) => say('BasketAboveMaximum', { 0: money(amountRial) }),
  'compare-list-max': ({ max }, { say }) => say('CompareListMax', { count: max }),
  'compare-list-duplicate': (_, { say }) => say('CompareDuplicateItem'),
  'login-required': (_, { say }) => say('CommentLoginRequired'),
  'only-for-users': (_, { say }) => say('OnlyAvailableForUsers'),
  'answer-empty': (_, { say }) => say('CommentAnswerRequired'),
  'payment-method-required': (_, { say }) => say('PaymentMethodRequired'),
  'payment-bank-required': (_, { say }) => say('PaymentBankRequired'),
  'payment-plan-required': (_, { say }) => say('PaymentPlanRequired'),
  'delivery-not-offered': (_, { say }) => say('CheckoutDeliveryNotOffered'),
  'delivery-full': (_, { say }) => say('DeliveryFull'),
  'delivery-slot-required': (_, { say }) => say('DeliverySlotRequired'),
  'delivery-promise-changed': (_, { say }) => say('DeliveryPromiseChanged'),
  'code-not-found': (_, { say }) => say('SpecialCodeInvalid'),
  'code-not-started': ({ startsAtMs }, { say, date }) =>
    say('SpecialCodeNotStarted', { date: date(startsAtMs) }),
  'code-expired': ({ endsAtMs }, { say, date }) => say('SpecialCodeExpired', { date: date(endsAtMs) }),
  'code-used-up': (_, { say }) => say('SpecialCodeUsedUp'),
  'code-basket-too-small': ({ minBasketRial }, { say, money }) =>
    say('SpecialCodeBasketTooSmall', { amount: money(minBasketRial) }),
  'code-first-order-only': (_, { say }) => say('SpecialCodeFirstOrderOnly'),
  'code-used-by-customer': ({ maxUses }, { say }) => say('SpecialCodeUsedByCustomer', { count: maxUses }),
  'code-of-own-marketer': (_, { say }) => say('SpecialCodeOwn'),
  'gift-not-offered': (_, { say }) => say('GiftNotOffered'),
  'gift-order-not-paid': (_, { say }) => say('GiftOrderNotPaid'),
  'gift-order-shipped': (_, { say }) => say('GiftOrderShipped'),
  'gift-already-chosen': (_, { say }) => say('GiftAlreadyChosen'),
  'gift-order-too-small': ({ fromOrderRial }, { say, money }) =>
    say('GiftOrderTooSmall', { amount: money(fromOrderRial) }),
  'gift-out-of-stock': (_, { say }) => say('GiftOutOfStock'),
}

/** Says why the shop refuses, in the words of the catalogue. */
export function sayRefusal<Kind extends SayableRefusal['kind']>(
  refusal: Extract<SayableRefusal, { kind: Kind }>,
  voice: RefusalVoice,
): string {
  return SAYINGS[refusal.kind as Kind](refusal, voice)
}
