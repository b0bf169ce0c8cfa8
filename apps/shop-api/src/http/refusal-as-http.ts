import { toFieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import {
  INVALID_PRICE_LAYER_HEADER,
  LESS_THAN_MIN_HEADER,
  MORE_THAN_MAX_HEADER,
  STOCK_LESS_THAN_MIN_HEADER,
} from '@rasteh/contracts/headers'
import { toProfileWire } from '@rasteh/contracts/profile'
import { FRESH_NEEDED } from '@rasteh/shop-core/account'
import type { BasketRefusal } from '@rasteh/shop-core/basket'
import type { ServiceRefusal } from '../services/refusals.ts'
import { message, named, orderRefused, type RefusalRow, retryAfter, withWait } from './refusal-row.ts'

type AnyRefusal = BasketRefusal | ServiceRefusal
type OfKind<Kind extends AnyRefusal['kind']> = Extract<AnyRefusal, { kind: Kind }>

/**
 * One row a kind of refusal: its status, its headers and its body. A kind without its row does not compile; add the
 * row here, and its message in packages/messages.
 */
export const refusalAsHttp = {
  // Basket calls: the basket is the body, and the header picks the message. With none of the headers a 400 means
  // "stock exceeded". Header values are Latin digits.
  'product-not-found': { status: 404 },
  'less-than-min': { status: 400, headers: ({ min }) => ({ [LESS_THAN_MIN_HEADER]: String(min) }) },
  'more-than-max': { status: 400, headers: ({ max }) => ({ [MORE_THAN_MAX_HEADER]: String(max) }) },
  'stock-less-than-min': {
    status: 400,
    headers: ({ stock }) => ({ [STOCK_LESS_THAN_MIN_HEADER]: String(stock) }),
  },
  'invalid-price-layer': { status: 400, headers: () => ({ [INVALID_PRICE_LAYER_HEADER]: '1' }) },
  'stock-exceeded': { status: 400 },

  'sign-in-required': message(401, 'SignInRequired'),
  'sign-in-again': message(409, 'SignInAgain'),
  'managers-only': message(403, 'ManagersOnly'),
  'owner-only': message(403, 'OwnerOnly'),
  'fresh-proof-required': { status: 403, body: () => ({ Message: FRESH_NEEDED, error: FRESH_NEEDED }) },

  'identity-unknown': named(400, 'UnknownIdentity'),
  'codes-off': named(503, 'CodesOff'),
  'code-wrong': named(400, 'WrongCode'),
  'too-many-codes': withWait(named(429, 'TooManyCodes')),
  'too-many-guesses': withWait(named(429, 'TooManyGuesses')),

  'address-not-found': message(404, 'AddressNotFound'),
  'city-not-found': message(404, 'CityNotFound'),
  'comment-not-found': message(404, 'CommentNotFound'),
  'favorite-not-found': message(404, 'ProductNotFound'),
  'file-not-found': message(404, 'FileNotFound'),
  'form-not-found': message(404, 'FormNotFound'),
  'order-not-found': message(404, 'OrderNotFound'),
  'person-not-found': message(404, 'PersonNotFound'),
  'tab-not-found': message(404, 'TabNotFound'),

  'captcha-wrong': message(400, 'CaptchaWrong'),
  'captcha-gone': message(400, 'CaptchaGone'),
  'captcha-work-wanted': message(400, 'CaptchaWorkWanted'),
  'captcha-too-many': { ...message(429, 'CaptchaTooMany'), headers: () => retryAfter(600) },

  'fields-refused': { status: 400, body: ({ fields }) => toFieldRefusalsWire(fields) },
  'form-has-errors': message(422, 'FormHasErrors'),
  'login-required': message(401, 'CommentLoginRequired'),
  'only-for-users': message(401, 'OnlyAvailableForUsers'),
  'too-many-comments': withWait(message(429, 'CommentTooMany')),
  'too-many-messages': message(429, 'TooManyMessages'),
  'wish-is-sold': message(409, 'WishIsSold'),
  'too-many-addresses': message(409, 'TooManyAddresses'),
  'profile-changed': { status: 409, body: ({ profile }) => toProfileWire(profile) },

  // The page picks its alert by the status.
  'not-a-picture': message(415, 'FileFormatNotSupported'),
  'not-a-document': message(415, 'FileFormatNotSupported'),
  'file-too-large': message(413, 'FileTooLarge'),
  'picture-too-large': message(413, 'PictureTooLarge'),
  'malformed-upload': message(422, 'Malformed'),
  'current-file-must-be-deleted': message(409, 'CurrentFileMustBeDeleted'),

  'gift-not-offered': message(400, 'GiftNotOffered'),
  'gift-order-not-paid': message(400, 'GiftOrderNotPaid'),
  'gift-order-shipped': message(400, 'GiftOrderShipped'),
  'gift-already-chosen': message(400, 'GiftAlreadyChosen'),
  'gift-order-too-small': message(400, 'GiftOrderTooSmall'),
  'gift-out-of-stock': message(400, 'GiftOutOfStock'),

  'payment-method-required': orderRefused('PaymentMethodRequired'),
  'payment-bank-required': orderRefused('PaymentBankRequired'),
  'payment-plan-required': orderRefused('PaymentPlanRequired'),
  'delivery-not-offered': orderRefused('CheckoutDeliveryNotOffered'),
  'delivery-full': orderRefused('DeliveryFull'),
  'delivery-slot-required': orderRefused('DeliverySlotRequired'),
  'delivery-promise-changed': orderRefused('DeliveryPromiseChanged'),
  'delivery-required': orderRefused('CheckoutDeliveryRequired'),
  'basket-below-min': orderRefused('BasketBelowMinimum'),
  'basket-above-max': orderRefused('BasketAboveMaximum'),
  'rules-not-accepted': orderRefused('CheckoutRulesRequired'),
  'basket-empty': orderRefused('CheckoutBasketEmpty'),
  'line-not-orderable': orderRefused('CheckoutLineNotOrderable'),
  'code-refused': orderRefused('CheckoutCodeRefused'),
  'score-changed': orderRefused('CheckoutScoreChanged'),
  'address-required': orderRefused('CheckoutAddressRequired'),
  'economic-code-wrong': orderRefused('CheckoutEconomicCodeWrong'),
  'price-changed': orderRefused('CheckoutPriceChanged'),
  'order-not-payable': orderRefused('OrderNotPayable'),
  'order-not-cancellable': orderRefused('OrderNotCancellable'),
  'receipt-time-wrong': orderRefused('ReceiptRefused'),
  'receipt-digits-wrong': orderRefused('ReceiptRefused'),
  'receipt-not-wanted': orderRefused('ReceiptNotWanted'),

  'order-state-changed': message(409, 'OrderStateChanged'),
  'order-in-doubt': message(409, 'OrderInDoubt'),
  'order-stock-lost': message(409, 'OrderStockLost'),

  'return-not-delivered': orderRefused('ReturnNotDelivered'),
  'return-clock-over': orderRefused('ReturnClockOver'),
  'return-exception': orderRefused('ReturnException'),
  'return-lines-wrong': orderRefused('ReturnLinesWrong'),
  'return-state-changed': orderRefused('ReturnStateChanged'),
  'return-not-found': message(404, 'ReturnNotFound'),
  'refund-empty': message(409, 'RefundEmpty'),
  'refund-units-wrong': message(409, 'ReturnStateChanged'),
  'refund-delivery-too-much': message(409, 'RefundDeliveryTooMuch'),
  'refund-too-much': message(409, 'RefundTooMuch'),
  'refund-iban-wrong': message(409, 'RefundIbanWrong'),
  'holiday-wrong': message(409, 'HolidayWrong'),
  'product-unknown': message(404, 'ProductNotFound'),

  'score-too-low': message(409, 'ScoreTooLow'),
  'view-name-wrong': message(400, 'ViewNameWrong'),
  'view-name-taken': message(409, 'ViewNameTaken'),
  'view-too-many': message(409, 'ViewTooMany'),
  'view-not-found': message(404, 'ViewNotFound'),

  'feed-not-here': named(404, 'not found'),
  'feed-token-wrong': named(401, 'invalid token'),
  'feed-query-wrong': { status: 400, body: ({ error }) => ({ error }) },
  'not-ready': { status: 503, body: () => ({ ready: false }) },
} as const satisfies { [Kind in AnyRefusal['kind']]: RefusalRow<OfKind<Kind>> }
