import type { Texts } from '../catalogue/text.ts'

/** A person's own data: taking it along, and having it erased. */
export const privacyTexts = {
  PrivacyTitle: { fa: 'اطلاعات و حریم خصوصی', en: 'My data' },
  PrivacyExportText: {
    fa: 'همهٔ اطلاعاتی که فروشگاه دربارهٔ شما دارد، در یک فایل.',
    en: 'Everything the shop keeps about you, in one file.',
  },
  PrivacyExport: { fa: 'دریافت اطلاعات من', en: 'Download my data' },
  PrivacyErase: { fa: 'حذف حساب', en: 'Delete account' },
  PrivacyShowWho: {
    fa: 'برای تأیید هویت، رمز عبور یا کد یک‌بارمصرف را وارد کنید.',
    en: 'To be sure it is you, enter your password or a one-time code.',
  },
  PrivacyByCode: { fa: 'با کد یک‌بارمصرف', en: 'Use a one-time code' },
  PrivacyByPassword: { fa: 'با رمز عبور', en: 'Use my password' },
  PrivacyCodeSent: { fa: 'کد فرستاده شد.', en: 'The code is on its way.' },
  PrivacyEraseNow: { fa: 'حذف برای همیشه', en: 'Delete for good' },
  PrivacyKeep: { fa: 'منصرف شدم', en: 'Keep my account' },
  PrivacyWrong: { fa: 'رمز یا کد درست نیست.', en: 'The password or code is wrong.' },
} as const satisfies Texts
