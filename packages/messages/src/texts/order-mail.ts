import type { Texts } from '../catalogue/text.ts'

/** The letters about an order. What a mobile is sent is the SMS provider's template, not these. */
export const orderMailTexts = {
  OrderMailSubject: { fa: 'سفارش شمارهٔ {number}', en: 'Order {number}' },
  OrderMailConfirmed: {
    fa: 'سفارش شمارهٔ {number} ثبت شد و در حال آماده‌سازی است.',
    en: 'Order {number} has been placed and is being prepared.',
  },
  OrderMailPaid: {
    fa: 'پرداخت سفارش شمارهٔ {number} انجام شد. از خرید شما سپاسگزاریم.',
    en: 'The payment for order {number} has arrived. Thank you for your purchase.',
  },
  OrderMailApproved: {
    fa: 'سفارش شمارهٔ {number} تأیید شد و در حال آماده‌سازی است.',
    en: 'Order {number} has been approved and is being prepared.',
  },
  OrderMailShipped: { fa: 'سفارش شمارهٔ {number} ارسال شد.', en: 'Order {number} is on its way.' },
  OrderMailTrackingCorrected: {
    fa: 'کد رهگیری سفارش شمارهٔ {number} اصلاح شد؛ لطفاً از این پس کد زیر را پیگیری کنید.',
    en: 'The tracking code of order {number} has been corrected; please use the one below from now on.',
  },
  OrderMailCancelled: { fa: 'سفارش شمارهٔ {number} لغو شد.', en: 'Order {number} has been cancelled.' },
  OrderMailRefunded: {
    fa: 'بابت سفارش شمارهٔ {number} مبلغ زیر به شما برگردانده شد.',
    en: 'For order {number} the amount below has been given back to you.',
  },
  OrderMailExpired: {
    fa: 'مهلت پرداخت سفارش شمارهٔ {number} تمام شد. اگر همچنان تمایل دارید، دوباره سفارش دهید.',
    en: 'The time to pay for order {number} has passed. If you still want it, please order again.',
  },
  OrderMailStockLost: {
    fa: 'پیش از تأیید پرداخت، موجودی کالای سفارش شمارهٔ {number} تمام شد. بانک مبلغ را به شما برمی‌گرداند.',
    en: 'The goods of order {number} ran out before your payment arrived. Your bank will give the money back.',
  },
  OrderMailAmount: { fa: 'مبلغ: {amount}', en: 'Amount: {amount}' },
  OrderMailPromise: { fa: 'زمان تحویل: {promise}', en: 'Delivery: {promise}' },
  OrderMailCarrier: { fa: 'شرکت حمل: {carrier}', en: 'Carrier: {carrier}' },
  OrderMailTracking: { fa: 'کد رهگیری: {code}', en: 'Tracking code: {code}' },
  OrderMailLink: { fa: 'مشاهدهٔ سفارش: {link}', en: 'See the order: {link}' },
} as const satisfies Texts
