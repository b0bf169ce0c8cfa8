import type { Texts } from '../catalogue/text.ts'

export const specialCodeTexts = {
  SpecialCode: { fa: 'کد تخفیف', en: 'Discount code' },
  SpecialCodeHint: { fa: 'کد تخفیف یا کد معرف را وارد کنید', en: 'Enter a discount or marketer code' },
  SpecialCodeApply: { fa: 'اعمال کد', en: 'Apply' },
  SpecialCodeUndo: { fa: 'حذف کد', en: 'Remove code' },
  SpecialCodeChecking: { fa: 'در حال بررسی کد…', en: 'Checking the code…' },
  SpecialCodeApplied: {
    fa: 'کد اعمال شد و {amount} تخفیف گرفتید.',
    en: 'The code is applied: {amount} off.',
  },
  SpecialCodeRemoved: { fa: 'کد تخفیف حذف شد.', en: 'The code has been removed.' },
  SpecialCodeMarketer: { fa: 'معرف: {name}', en: 'Marketer: {name}' },
  SpecialCodeInvalid: { fa: 'این کد معتبر نیست.', en: 'This code is not valid.' },
  SpecialCodeNotStarted: {
    fa: 'این کد از {date} قابل استفاده است.',
    en: 'This code can be used from {date}.',
  },
  SpecialCodeExpired: { fa: 'مهلت این کد در {date} به پایان رسیده است.', en: 'This code expired on {date}.' },
  SpecialCodeUsedUp: { fa: 'ظرفیت این کد تمام شده است.', en: 'This code has been used up.' },
  SpecialCodeBasketTooSmall: {
    fa: 'این کد برای خریدهای {amount} به بالاست.',
    en: 'This code is for baskets of {amount} or more.',
  },
  SpecialCodeFirstOrderOnly: {
    fa: 'این کد فقط برای اولین خرید است.',
    en: 'This code is for first orders only.',
  },
  SpecialCodeUsedByCustomer: {
    fa: 'از این کد حداکثر {count} بار می‌توانید استفاده کنید.',
    en: 'Each customer may use this code this many times: {count}. You have used it up.',
  },
  SpecialCodeOwn: {
    fa: 'نمی‌توانید از کد معرف خودتان استفاده کنید.',
    en: 'You cannot use your own marketer code.',
  },
} as const satisfies Texts
