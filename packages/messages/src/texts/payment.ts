import type { Texts } from '../catalogue/text.ts'

export const paymentTexts = {
  PaymentMethodRequired: {
    fa: 'لطفاً روش پرداخت را انتخاب کنید.',
    en: 'Please choose a payment method.',
  },
  VPNAlert: {
    fa: 'برای پرداخت، فیلترشکن (VPN) خود را خاموش کنید و دوباره تلاش کنید.',
    en: 'Please turn off your VPN and try again to pay.',
  },
  PaymentMethod: { fa: 'روش پرداخت', en: 'Payment method' },
  PaymentBank: { fa: 'درگاه پرداخت', en: 'Bank' },
  PaymentInstallmentBank: { fa: 'خرید اعتباری از', en: 'Instalment provider' },
  PaymentInstallmentPlan: { fa: 'طرح اقساط', en: 'Instalment plan' },
  PaymentBankRequired: { fa: 'لطفاً بانک را انتخاب کنید.', en: 'Please choose a bank.' },
  PaymentPlanRequired: { fa: 'لطفاً طرح اقساط را انتخاب کنید.', en: 'Please choose an instalment plan.' },
  PaymentSelectionCleared: {
    fa: 'با تغییر سبد، روش پرداخت باید دوباره انتخاب شود.',
    en: 'Your basket changed, so the payment method was cleared. Please choose again.',
  },
  PayNow: { fa: 'پرداخت', en: 'Pay' },
  PaymentGoingToBank: { fa: 'در حال انتقال به درگاه پرداخت…', en: 'Taking you to the bank…' },
  PaymentSucceeded: { fa: 'پرداخت شما با موفقیت انجام شد.', en: 'Your payment was successful.' },
  PaymentFailed: {
    fa: 'پرداخت انجام نشد. اگر مبلغی از حساب شما کم شده باشد، تا ۷۲ ساعت برمی‌گردد.',
    en: 'The payment did not go through. Any amount taken will be returned within 72 hours.',
  },
  PaymentPending: {
    fa: 'نتیجهٔ پرداخت هنوز از بانک نرسیده است. کمی بعد صفحه را دوباره بارگذاری کنید.',
    en: 'The bank has not confirmed the payment yet. Please refresh this page in a little while.',
  },
  PaymentCardNumber: { fa: 'شمارهٔ کارت فروشگاه', en: 'Card number of the shop' },
  PaymentCardLastDigits: { fa: 'چهار رقم آخر کارت شما', en: 'Last four digits of your card' },
  PaymentCardTime: { fa: 'زمان واریز', en: 'Time of transfer' },
  PaymentReceipt: { fa: 'تصویر رسید', en: 'Picture of the receipt' },
  BankAbroadTitle: { fa: 'به نظر می‌رسد VPN شما روشن است', en: 'Your connection comes from abroad' },
  BankAbroad: {
    fa: 'درگاه‌های بانکی با اینترنت خارج از ایران باز نمی‌شوند. لطفاً فیلترشکن (VPN) را خاموش کنید و دوباره پرداخت را بزنید.',
    en: 'Iranian banks refuse connections from outside Iran. Please turn off your VPN and pay again.',
  },
  BankAbroadGoOn: { fa: 'ادامه می‌دهم', en: 'Go on anyway' },
  BankAbroadStop: { fa: 'بازگشت', en: 'Back' },
} as const satisfies Texts
