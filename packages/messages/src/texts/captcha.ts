import type { Texts } from '../catalogue/text.ts'

export const captchaTexts = {
  Captcha: { fa: 'کد تصویر', en: 'Picture code' },
  CaptchaPicture: { fa: 'تصویر کد امنیتی', en: 'Security code picture' },
  CaptchaRefresh: { fa: 'تصویر تازه', en: 'New picture' },
  CaptchaWrong: {
    fa: 'کد تصویر درست نیست. دوباره تلاش کنید.',
    en: 'The picture code is wrong. Please try again.',
  },
} as const satisfies Texts
