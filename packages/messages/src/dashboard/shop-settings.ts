import type { CollectionLabels } from './labels.ts'

export const shopSettingsLabels = {
  singular: 'تنظیمات فروشگاه',
  plural: 'تنظیمات فروشگاه',
  fields: {
    shopName: 'نام فروشگاه',
    logo: 'نشان فروشگاه',
    priceUnit: 'واحد نمایش قیمت',
    minBasketRial: 'حداقل مبلغ خرید (ریال)',
    maxBasketRial: 'حداکثر مبلغ خرید (ریال)',
    defaultTaxRate: 'نرخ مالیات پیش‌فرض (درصد)',
    priceOfScore: 'ارزش هر امتیاز (ریال)',
    maxBasketPriceToUseScore: 'سقف استفاده از امتیاز (ریال)',
    scoreDecreaseType: 'روش محاسبهٔ تخفیف امتیاز',
    searchBoxKind: 'نوع کادر جست‌وجو',
    guestComments: 'مهمان هم دیدگاه بنویسد',
    commentApproval: 'دیدگاه‌ها پیش از انتشار تأیید شود',
    commentCaptcha: 'کد تصویر برای دیدگاه',
    vpnCheck: 'بررسی VPN پیش از پرداخت',
    phone: 'تلفن',
    email: 'ایمیل',
    address: 'نشانی',
    openingHours: 'ساعت پاسخ‌گویی',
    social: 'شبکه‌های اجتماعی',
    enamadId: 'شناسهٔ اینماد',
    enamadCode: 'کد اینماد',
  },
  options: {
    priceUnit: { toman: 'تومان', rial: 'ریال' },
    searchBoxKind: { suggestions: 'با پیشنهاد', simple: 'ساده', preview: 'پیش‌نمایش نتایج' },
  },
  hints: { minBasketRial: 'صفر یعنی بدون حداقل.', maxBasketRial: 'صفر یعنی بدون حداکثر.' },
} as const satisfies CollectionLabels
