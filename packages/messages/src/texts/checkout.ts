import type { Texts } from '../catalogue/text.ts'

export const checkoutTexts = {
  Checkout: { fa: 'ثبت سفارش', en: 'Checkout' },
  CheckoutReport: { fa: 'خلاصهٔ سفارش', en: 'Order summary' },
  CheckoutTotal: { fa: 'جمع کل', en: 'Total' },
  CheckoutDiscount: { fa: 'تخفیف', en: 'Discount' },
  CheckoutPostalCost: { fa: 'هزینهٔ ارسال', en: 'Delivery cost' },
  CheckoutTaxOf: { fa: 'شامل {amount} مالیات', en: '{amount} of it is tax' },
  CheckoutPostalLater: { fa: 'پس از انتخاب روش ارسال', en: 'Once a way is chosen' },
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
  CheckoutRulesRead: { fa: 'خواندن قوانین', en: 'Read the terms' },
  CheckoutInvoice: { fa: 'فاکتور', en: 'Invoice' },
  CheckoutEconomicCode: { fa: 'شمارهٔ اقتصادی شرکت (اختیاری)', en: 'Company’s economic code (optional)' },
  CheckoutEconomicCodeHint: {
    fa: 'اگر برای شرکت می‌خرید؛ ۱۱، ۱۲ یا ۱۴ رقم. روی فاکتور چاپ می‌شود.',
    en: 'If you buy for a company: 11, 12 or 14 digits. It is printed on the invoice.',
  },
  CheckoutEconomicCodeWrong: {
    fa: 'شمارهٔ اقتصادی ۱۱، ۱۲ یا ۱۴ رقم است.',
    en: 'An economic code has 11, 12 or 14 digits.',
  },
  CheckoutRulesRequired: {
    fa: 'برای ثبت سفارش، قوانین و مقررات را بپذیرید.',
    en: 'Please accept the terms to place your order.',
  },
  CheckoutPlaceOrder: { fa: 'ثبت و پرداخت', en: 'Place order and pay' },
  CheckoutWaiting: { fa: 'در حال ثبت سفارش شما…', en: 'Placing your order…' },
  CheckoutFailed: {
    fa: 'سفارش ثبت نشد. لطفاً دوباره تلاش کنید.',
    en: 'Your order could not be placed. Please try again.',
  },
  CheckoutSignIn: { fa: 'شمارهٔ موبایل شما', en: 'Your mobile number' },
  CheckoutSignInHint: {
    fa: 'برای ثبت سفارش، با موبایل و کد یک‌بارمصرف وارد شوید. سبدتان همین‌جا می‌ماند.',
    en: 'Sign in with your mobile and a one-time code to order. Your basket stays as it is.',
  },
  CheckoutNeedsScript: {
    fa: 'برای ثبت سفارش، جاوااسکریپت مرورگر باید روشن باشد.',
    en: 'Checking out needs JavaScript.',
  },
  CheckoutAddressTitle: { fa: 'نشانی تحویل', en: 'Delivery address' },
  CheckoutAddressNew: { fa: 'نشانی جدید', en: 'New address' },
  CheckoutAddressNone: {
    fa: 'نشانی تحویل سفارش را وارد کنید.',
    en: 'Write the address that your order goes to.',
  },
  CheckoutAddressRequired: { fa: 'لطفاً نشانی را انتخاب کنید.', en: 'Please choose an address.' },
  CheckoutDeliveryNone: {
    fa: 'ارسال به این نشانی ممکن نیست. نشانی دیگری انتخاب کنید.',
    en: 'We cannot send to this address. Please choose another one.',
  },
  CheckoutDownloads: {
    fa: 'همهٔ کالاهای شما دانلودی است و بلافاصله پس از پرداخت در دسترس قرار می‌گیرد.',
    en: 'Everything in your basket is downloaded: it is ready once you have paid.',
  },
  CheckoutCodeAndScore: { fa: 'تخفیف و امتیاز', en: 'Discount and points' },
  CheckoutUseScore: {
    fa: 'از {points} امتیاز خود استفاده می‌کنم',
    en: 'Use my {points} points',
  },
  CheckoutScoreSaves: { fa: '{amount} کمتر می‌پردازید.', en: 'You pay {amount} less.' },
  CheckoutBasketLines: { fa: 'کالاهای سفارش', en: 'Products of the order' },
  CheckoutInWords: { fa: 'به حروف: {words}', en: 'In words: {words}' },
  CheckoutHold: {
    fa: 'پس از ثبت سفارش، کالاها {minutes} دقیقه برای شما رزرو می‌شود.',
    en: 'Once placed, your goods are kept for {minutes} minutes while you pay.',
  },
  CheckoutNoMethods: {
    fa: 'در حال حاضر هیچ روش پرداختی فعال نیست. لطفاً کمی بعد دوباره سر بزنید.',
    en: 'No way to pay is available at the moment. Please come back in a little while.',
  },
  CheckoutOpenOrder: {
    fa: 'یک سفارش در انتظار پرداخت دارید.',
    en: 'You have an order that waits for its payment.',
  },
  CheckoutOpenOrderGo: { fa: 'مشاهده و پرداخت سفارش', en: 'See and pay that order' },
  CheckoutBasketEmpty: { fa: 'سبد شما خالی است.', en: 'Your basket is empty.' },
  CheckoutLineNotOrderable: {
    fa: '«{title}» به این تعداد موجود نیست. تعداد را کم کنید یا کالا را حذف کنید.',
    en: '“{title}” is no longer available in this quantity. Please change your basket.',
  },
  CheckoutCodeRefused: {
    fa: 'کد تخفیف دیگر معتبر نیست و حذف شد. مبلغ جدید را بررسی کنید.',
    en: 'The discount code is no longer accepted. Please look at the new amount.',
  },
  CheckoutScoreChanged: {
    fa: 'امتیاز شما تغییر کرده است. مبلغ جدید را بررسی کنید.',
    en: 'Your points have changed. Please look at the new amount.',
  },
  CheckoutPriceChanged: {
    fa: 'مبلغ سفارش تغییر کرد و به {amount} رسید. لطفاً بررسی کنید و دوباره سفارش را ثبت کنید.',
    en: 'The amount has changed and is now {amount}. Please look and place the order again.',
  },
  CheckoutBusy: {
    fa: 'تعداد سفارش‌ها زیاد است؛ به‌طور خودکار دوباره تلاش می‌کنیم. صفحه را نبندید.',
    en: 'Many are ordering at this moment; we are trying again by ourselves. Please stay here.',
  },
  CheckoutRetrying: {
    fa: 'ارتباط قطع شد؛ در حال تلاش دوباره برای ثبت همین سفارش…',
    en: 'The connection broke; trying again with the same order…',
  },
  CheckoutBasketBlocked: {
    fa: 'ثبت سفارش با این سبد ممکن نیست. تعداد را کم کنید یا کالا را حذف کنید.',
    en: 'This basket cannot be ordered as it is. Please change it.',
  },
  CheckoutChangeBasket: { fa: 'تغییر سبد', en: 'Change basket' },
  CheckoutPlanDown: { fa: 'پیش‌پرداخت', en: 'Down payment' },
  CheckoutPlanTotal: { fa: 'مجموع پرداخت‌ها', en: 'Total to pay' },
  CheckoutPlanExtra: { fa: 'اضافه بر قیمت نقدی', en: 'More than paying at once' },
  CheckoutPlanMonths: { fa: '{count} ماهه', en: '{count} months' },
  CheckoutPlanDues: { fa: 'سررسید اقساط', en: 'Dates of the instalments' },
  OrderPlaced: {
    fa: 'سفارش شما ثبت شد. از خریدتان سپاسگزاریم!',
    en: 'Your order has been placed. Thank you!',
  },
  OrderNumber: { fa: 'شمارهٔ سفارش: {number}', en: 'Order number: {number}' },
  OrderDate: { fa: 'تاریخ سفارش: {date}', en: 'Order date: {date}' },
  OrderView: { fa: 'مشاهدهٔ سفارش', en: 'View order' },
} as const satisfies Texts
