import { describe, expect, it } from 'vitest'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { createSay } from './create-say.ts'
import type { SayableRefusal } from './say-refusal.ts'

const inPersian = createSay(defaultTexts('fa-IR'), 'fa-IR')
const inEnglish = createSay(defaultTexts('en-US'), 'en-US', { priceUnit: 'rial' })
const noonOfAban24 = Date.parse('2026-11-15T08:30:00Z')
const amountRial = 1_250_000 as Extract<SayableRefusal, { kind: 'basket-below-min' }>['amountRial']

const sayings: [SayableRefusal, string, string][] = [
  [{ kind: 'product-not-found', productId: 7 }, inPersian('ProductNotFound'), inEnglish('ProductNotFound')],
  [
    { kind: 'less-than-min', min: 2, unit: 'بسته' },
    'حداقل تعداد سفارش این کالا ۲ بسته است.',
    'The minimum order for this product is 2 بسته.',
  ],
  [
    { kind: 'more-than-max', max: 10, unit: 'عدد' },
    'حداکثر تعداد سفارش این کالا ۱۰ عدد است.',
    'The maximum order for this product is 10 عدد.',
  ],
  [
    { kind: 'stock-less-than-min', stock: 1, min: 2, unit: 'عدد' },
    'از این کالا فقط ۱ عدد مانده که از حداقل سفارش کمتر است.',
    'Only 1 عدد of this product left, which is less than its minimum order.',
  ],
  [
    { kind: 'invalid-price-layer', productId: 7, quantity: 3 },
    inPersian('InvalidPriceLayer'),
    inEnglish('InvalidPriceLayer'),
  ],
  [{ kind: 'stock-exceeded', stock: 8, unit: 'عدد' }, inPersian('StockExceeded'), inEnglish('StockExceeded')],
  [
    { kind: 'raised-to-min', min: 2, unit: 'عدد' },
    'تعداد این کالا به حداقل سفارش، یعنی ۲ عدد، افزایش یافت.',
    'The quantity was raised to the minimum order of 2 عدد.',
  ],
  [
    { kind: 'price-changed', fromRial: amountRial, toRial: amountRial },
    'قیمت این کالا از ۱۲۵,۰۰۰ تومان به ۱۲۵,۰۰۰ تومان تغییر کرده است.',
    'The price of this product has changed from 1,250,000 Rial to 1,250,000 Rial.',
  ],
  [
    { kind: 'basket-below-min', amountRial },
    'حداقل مبلغ خرید ۱۲۵,۰۰۰ تومان است. برای ثبت سفارش، کالای دیگری به سبد اضافه کنید.',
    'The minimum order amount is 1,250,000 Rial. Please add something more to place your order.',
  ],
  [
    { kind: 'basket-above-max', amountRial },
    'حداکثر مبلغ خرید ۱۲۵,۰۰۰ تومان است. برای ثبت سفارش، از کالاهای سبد کم کنید.',
    'The maximum order amount is 1,250,000 Rial. Please remove something to place your order.',
  ],
  [
    { kind: 'compare-list-max', max: 4 },
    'در هر گروه حداکثر ۴ کالا را می‌توان مقایسه کرد.',
    'You can compare at most 4 products of a group.',
  ],
  [
    { kind: 'compare-list-duplicate', title: 'گوشی' },
    inPersian('CompareDuplicateItem'),
    inEnglish('CompareDuplicateItem'),
  ],
  [{ kind: 'login-required' }, inPersian('CommentLoginRequired'), inEnglish('CommentLoginRequired')],
  [{ kind: 'only-for-users' }, inPersian('OnlyAvailableForUsers'), inEnglish('OnlyAvailableForUsers')],
  [{ kind: 'answer-empty' }, inPersian('CommentAnswerRequired'), inEnglish('CommentAnswerRequired')],
  [
    { kind: 'payment-method-required' },
    inPersian('PaymentMethodRequired'),
    inEnglish('PaymentMethodRequired'),
  ],
  [{ kind: 'payment-bank-required' }, inPersian('PaymentBankRequired'), inEnglish('PaymentBankRequired')],
  [{ kind: 'payment-plan-required' }, inPersian('PaymentPlanRequired'), inEnglish('PaymentPlanRequired')],
  [
    { kind: 'delivery-not-offered', deliveryMethodId: 2 },
    inPersian('CheckoutDeliveryNotOffered'),
    inEnglish('CheckoutDeliveryNotOffered'),
  ],
  [{ kind: 'delivery-full', deliveryMethodId: 2 }, inPersian('DeliveryFull'), inEnglish('DeliveryFull')],
  [
    { kind: 'delivery-slot-required', deliveryMethodId: 2 },
    inPersian('DeliverySlotRequired'),
    inEnglish('DeliverySlotRequired'),
  ],
  [
    { kind: 'delivery-promise-changed', deliveryMethodId: 2 },
    inPersian('DeliveryPromiseChanged'),
    inEnglish('DeliveryPromiseChanged'),
  ],
  [{ kind: 'code-not-found' }, inPersian('SpecialCodeInvalid'), inEnglish('SpecialCodeInvalid')],
  [
    { kind: 'code-not-started', startsAtMs: noonOfAban24 },
    'این کد از ۱۴۰۵/۰۸/۲۴ قابل استفاده است.',
    'This code can be used from 2026/11/15.',
  ],
  [
    { kind: 'code-expired', endsAtMs: noonOfAban24 },
    'مهلت این کد در ۱۴۰۵/۰۸/۲۴ به پایان رسیده است.',
    'This code expired on 2026/11/15.',
  ],
  [{ kind: 'code-used-up' }, inPersian('SpecialCodeUsedUp'), inEnglish('SpecialCodeUsedUp')],
  [
    { kind: 'code-basket-too-small', minBasketRial: amountRial },
    'این کد برای خریدهای ۱۲۵,۰۰۰ تومان به بالاست.',
    'This code is for baskets of 1,250,000 Rial or more.',
  ],
  [
    { kind: 'code-first-order-only' },
    inPersian('SpecialCodeFirstOrderOnly'),
    inEnglish('SpecialCodeFirstOrderOnly'),
  ],
  [
    { kind: 'code-used-by-customer', maxUses: 2 },
    'از این کد حداکثر ۲ بار می‌توانید استفاده کنید.',
    'Each customer may use this code this many times: 2. You have used it up.',
  ],
  [{ kind: 'code-of-own-marketer' }, inPersian('SpecialCodeOwn'), inEnglish('SpecialCodeOwn')],
  [{ kind: 'gift-not-offered' }, inPersian('GiftNotOffered'), inEnglish('GiftNotOffered')],
  [{ kind: 'gift-order-not-paid' }, inPersian('GiftOrderNotPaid'), inEnglish('GiftOrderNotPaid')],
  [{ kind: 'gift-order-shipped' }, inPersian('GiftOrderShipped'), inEnglish('GiftOrderShipped')],
  [{ kind: 'gift-already-chosen' }, inPersian('GiftAlreadyChosen'), inEnglish('GiftAlreadyChosen')],
  [
    { kind: 'gift-order-too-small', fromOrderRial: amountRial },
    'این هدیه برای سفارش‌های ۱۲۵,۰۰۰ تومان به بالاست.',
    'This gift is for orders of 1,250,000 Rial or more.',
  ],
  [{ kind: 'gift-out-of-stock' }, inPersian('GiftOutOfStock'), inEnglish('GiftOutOfStock')],
]

describe('say.refusal', () => {
  it.each(sayings)('says %o in both languages', (refusal, persian, english) => {
    expect([inPersian.refusal(refusal), inEnglish.refusal(refusal)]).toEqual([persian, english])
  })
})
