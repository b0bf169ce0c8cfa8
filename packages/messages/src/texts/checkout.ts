import type { Texts } from '../catalogue/text.ts'

export const checkoutTexts = {
  Checkout: { fa: 'ثبت سفارش', en: 'Checkout' },
  CheckoutReport: { fa: 'خلاصهٔ سفارش', en: 'Order summary' },
  CheckoutTotal: { fa: 'جمع کل', en: 'Total' },
  CheckoutDiscount: { fa: 'تخفیف', en: 'Discount' },
  CheckoutPostalCost: { fa: 'هزینهٔ ارسال', en: 'Delivery cost' },
  CheckoutPostalFree: { fa: 'ارسال رایگان', en: 'Free delivery' },
  CheckoutPostalOnArrival: { fa: 'کرایه هنگام تحویل پرداخت می‌شود', en: 'Freight is paid on arrival' },
  CheckoutPayable: { fa: 'مبلغ قابل پرداخت', en: 'Amount payable' },
  CheckoutDelivery: { fa: 'روش ارسال', en: 'Delivery method' },
  CheckoutDeliveryRequired: { fa: 'لطفاً روش ارسال را انتخاب کنید.', en: 'Please choose a delivery method.' },
  CheckoutDeliveryNotOffered: {
    fa: 'این روش ارسال برای نشانی یا کالاهای شما ارائه نمی‌شود.',
    en: 'This delivery method is not offered for your address or products.',
  },
  CheckoutReceiver: { fa: 'نام گیرنده', en: 'Name of receiver' },
  CheckoutProvince: { fa: 'استان', en: 'Province' },
  CheckoutCity: { fa: 'شهر', en: 'City' },
  CheckoutAddress: { fa: 'نشانی کامل', en: 'Full address' },
  CheckoutPostalCode: { fa: 'کد پستی', en: 'Postal code' },
  CheckoutNote: { fa: 'توضیح سفارش', en: 'Order note' },
  CheckoutAcceptRules: {
    fa: 'قوانین و مقررات فروشگاه را خوانده‌ام و می‌پذیرم.',
    en: 'I have read and accept the terms of the shop.',
  },
  CheckoutRulesRequired: {
    fa: 'برای ثبت سفارش، پذیرفتن قوانین لازم است.',
    en: 'Please accept the terms to place your order.',
  },
  CheckoutPlaceOrder: { fa: 'ثبت و پرداخت', en: 'Place order and pay' },
  CheckoutWaiting: { fa: 'در حال ثبت سفارش شما…', en: 'Placing your order…' },
  CheckoutFailed: {
    fa: 'سفارش ثبت نشد. لطفاً دوباره تلاش کنید.',
    en: 'Your order could not be placed. Please try again.',
  },
  OrderPlaced: { fa: 'سفارش شما ثبت شد. سپاس از خریدتان!', en: 'Your order has been placed. Thank you!' },
  OrderNumber: { fa: 'شمارهٔ سفارش: {number}', en: 'Order number: {number}' },
  OrderDate: { fa: 'تاریخ سفارش: {date}', en: 'Order date: {date}' },
  OrderView: { fa: 'مشاهدهٔ سفارش', en: 'View order' },
} as const satisfies Texts
