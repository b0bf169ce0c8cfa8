import { describe, expect, it } from 'vitest'
import { defaultTexts } from '../catalogue/default-texts.ts'
import { createSay } from './create-say.ts'
import type { SayableRefusal } from './say-refusal.ts'

const inPersian = createSay(defaultTexts('fa-IR'), 'fa-IR')
const inEnglish = createSay(defaultTexts('en-US'), 'en-US', { priceUnit: 'rial' })
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
    'از این کالا فقط ۱ عدد مانده که از حداقل سفارش آن کمتر است.',
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
    'تعداد این کالا به حداقل سفارش آن، ۲ عدد، رسانده شد.',
    'The quantity was raised to the minimum order of 2 عدد.',
  ],
  [
    { kind: 'price-changed', fromRial: amountRial, toRial: amountRial },
    'قیمت این کالا از ۱۲۵,۰۰۰ تومان به ۱۲۵,۰۰۰ تومان تغییر کرده است.',
    'The price of this product has changed from 1,250,000 Rial to 1,250,000 Rial.',
  ],
  [
    { kind: 'basket-below-min', amountRial },
    'حداقل مبلغ خرید ۱۲۵,۰۰۰ تومان است. برای ثبت سفارش، کالای دیگری به سبد بیفزایید.',
    'The minimum order amount is 1,250,000 Rial. Please add something more to place your order.',
  ],
  [
    { kind: 'basket-above-max', amountRial },
    'حداکثر مبلغ خرید ۱۲۵,۰۰۰ تومان است. برای ثبت سفارش، سبد خود را سبک‌تر کنید.',
    'The maximum order amount is 1,250,000 Rial. Please remove something to place your order.',
  ],
  [
    { kind: 'compare-list-max', max: 4 },
    'در هر گروه حداکثر ۴ کالا را می‌توانید مقایسه کنید.',
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
]

describe('say.refusal', () => {
  it.each(sayings)('says %o in both languages', (refusal, persian, english) => {
    expect([inPersian.refusal(refusal), inEnglish.refusal(refusal)]).toEqual([persian, english])
  })
})
