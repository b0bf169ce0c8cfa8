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
  SpecialCodeRemoved: { fa: 'کد تخفیف برداشته شد.', en: 'The code has been removed.' },
  SpecialCodeMarketer: { fa: 'معرف: {name}', en: 'Marketer: {name}' },
  SpecialCodeInvalid: { fa: 'این کد معتبر نیست.', en: 'This code is not valid.' },
} as const satisfies Texts
