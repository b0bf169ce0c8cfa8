import type { areas } from '../catalogue/areas.ts'
import type { CollectionLabels } from './labels.ts'

export const messageLabels = {
  singular: 'متن سایت',
  plural: 'متن‌های سایت',
  description: 'متن‌هایی که خریداران در فروشگاه می‌بینند. متغیرهایی مانند {count} را حذف نکنید.',
  fields: {
    key: 'کلید',
    fa: 'متن فارسی',
    en: 'متن انگلیسی',
    value: 'متن',
    area: 'محل نمایش',
    island: 'در مرورگر هم استفاده می‌شود',
  },
} as const satisfies CollectionLabels

/** Where each text of the shop is said. */
export const messageAreaNames = {
  shell: 'سربرگ، منو و بخش‌های همیشگی',
  slider: 'نوارهای گردان',
  basket: 'سبد خرید',
  compare: 'مقایسهٔ کالاها',
  uploads: 'بارگذاری فایل',
  payment: 'پرداخت',
  specialCode: 'کد تخفیف',
  checkout: 'ثبت سفارش',
  delivery: 'زمان تحویل',
  orders: 'سفارش‌های مشتری',
  returns: 'بازگرداندن کالا',
  gift: 'هدیهٔ سفارش',
  comments: 'دیدگاه‌ها',
  captcha: 'کد امنیتی',
  validation: 'خطاهای فرم',
  lightbox: 'پنجرهٔ بازشو',
  search: 'جست‌وجو',
  wishes: 'خبر رسیدن کالا',
  product: 'صفحهٔ کالا',
  feedback: 'نظر و پیشنهاد',
  forms: 'فرم‌های سایت',
  account: 'ورود و ثبت‌نام',
  passkeys: 'ورود با کلید دستگاه',
  profile: 'حساب کاربری',
  privacy: 'حریم خصوصی',
  home: 'صفحهٔ اصلی',
  footer: 'پابرگ',
  category: 'صفحهٔ دسته',
  news: 'خبرها',
  pages: 'صفحه‌های سایت',
  provinces: 'نام استان‌ها',
  orderMail: 'ایمیل سفارش',
  reviewMail: 'ایمیل بازبینی',
  none: 'بدون نمایش',
} as const satisfies Record<keyof typeof areas | 'none', string>
