import type { CollectionLabels } from './labels.ts'

export const shopSettingsLabels = {
  singular: 'تنظیمات فروشگاه',
  plural: 'تنظیمات فروشگاه',
  fields: {
    shopName: 'نام فروشگاه',
    slogan: 'شعار فروشگاه',
    priceUnit: 'واحد نمایش قیمت',
    minBasketPriceRial: 'حداقل مبلغ خرید (ریال)',
    maxBasketPriceRial: 'حداکثر مبلغ خرید (ریال)',
    priceOfScore: 'ارزش هر امتیاز (ریال)',
    maxBasketPriceToUseScore: 'سقف استفاده از امتیاز (ریال)',
    scoreDecreaseType: 'روش محاسبهٔ تخفیف امتیاز',
    guestComments: 'مهمان هم دیدگاه بنویسد',
    commentApproval: 'دیدگاه‌ها پیش از انتشار تأیید شود',
    commentCaptcha: 'کد تصویر برای دیدگاه',
    vpnCheck: 'بررسی VPN پیش از پرداخت',
    cardNumber: 'شمارهٔ کارت برای کارت به کارت',
    cardOwner: 'نام دارندهٔ کارت',
    lowStock: 'هشدار کم‌بودن موجودی از',
    enamadId: 'شناسهٔ اینماد',
    enamadCode: 'کد اینماد',
  },
  options: {
    scoreDecreaseType: { '0': 'پس از تخفیف‌ها', '1': 'از همهٔ مبلغ سبد' },
    priceUnit: { toman: 'تومان', rial: 'ریال' },
  },
  hints: { minBasketPriceRial: 'صفر یعنی بدون حداقل.', maxBasketPriceRial: 'صفر یعنی بدون حداکثر.' },
} as const satisfies CollectionLabels
