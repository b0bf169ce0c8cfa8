import type { Texts } from '../catalogue/text.ts'

/** The letters about an order. What a mobile is sent is the SMS provider's template, not these. */
export const orderMailTexts = {
  OrderMailSubject: { fa: 'سفارش شمارهٔ {number}', en: 'Order {number}' },
  OrderMailConfirmed: {
    fa: 'سفارش شمارهٔ {number} ثبت شد و آماده می‌شود.',
    en: 'Order {number} has been placed and is being prepared.',
  },
  OrderMailPaid: {
    fa: 'پرداخت سفارش شمارهٔ {number} انجام شد. سپاس از خرید شما.',
    en: 'The payment for order {number} has arrived. Thank you for your purchase.',
  },
  OrderMailApproved: {
    fa: 'سفارش شمارهٔ {number} تأیید شد و آماده می‌شود.',
    en: 'Order {number} has been approved and is being prepared.',
  },
  OrderMailShipped: { fa: 'سفارش شمارهٔ {number} فرستاده شد.', en: 'Order {number} is on its way.' },
  OrderMailCancelled: { fa: 'سفارش شمارهٔ {number} لغو شد.', en: 'Order {number} has been cancelled.' },
  OrderMailRefunded: {
    fa: 'پول سفارش شمارهٔ {number} به شما برگشت داده شد.',
    en: 'The money for order {number} has been given back to you.',
  },
  OrderMailExpired: {
    fa: 'مهلت پرداخت سفارش شمارهٔ {number} گذشت. اگر هنوز آن را می‌خواهید، دوباره سفارش دهید.',
    en: 'The time to pay for order {number} has passed. If you still want it, please order again.',
  },
  OrderMailStockLost: {
    fa: 'پیش از رسیدن پرداخت شما، کالای سفارش شمارهٔ {number} تمام شد. بانک پول شما را برمی‌گرداند.',
    en: 'The goods of order {number} ran out before your payment arrived. Your bank will give the money back.',
  },
  OrderMailAmount: { fa: 'مبلغ: {amount}', en: 'Amount: {amount}' },
  OrderMailCarrier: { fa: 'فرستنده: {carrier}', en: 'Carrier: {carrier}' },
  OrderMailTracking: { fa: 'کد رهگیری: {code}', en: 'Tracking code: {code}' },
  OrderMailLink: { fa: 'دیدن سفارش: {link}', en: 'See the order: {link}' },
} as const satisfies Texts
