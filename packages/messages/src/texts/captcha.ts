import type { Texts } from '../catalogue/text.ts'

export const captchaTexts = {
  Captcha: { fa: 'کد تصویر', en: 'Picture code' },
  CaptchaPicture: { fa: 'تصویر کد امنیتی', en: 'Security code picture' },
  CaptchaHint: {
    fa: 'عددهای تصویر را با رقم فارسی یا انگلیسی وارد کنید.',
    en: 'Type the digits of the picture, in Persian or English.',
  },
  CaptchaRefresh: { fa: 'تصویر جدید', en: 'New picture' },
  CaptchaPictureFailed: {
    fa: 'تصویر بارگذاری نشد. تصویر جدید بگیرید.',
    en: 'The picture did not load. Ask for a new one.',
  },
  CaptchaListen: { fa: 'شنیدن کد', en: 'Hear a code' },
  CaptchaListening: { fa: 'در حال پخش کد…', en: 'The digits are being read…' },
  CaptchaListenFailed: {
    fa: 'صدا پخش نشد. دوباره تلاش کنید.',
    en: 'The sound could not be played. Please try again.',
  },
  CaptchaNotRobot: { fa: 'من ربات نیستم؛ بدون تصویر', en: 'I am not a robot: without a picture' },
  CaptchaWorking: { fa: 'در حال بررسی…', en: 'Your device is proving it…' },
  CaptchaProven: { fa: 'تأیید شد؛ نیازی به کد تصویر نیست.', en: 'Proven: no picture code is needed.' },
  CaptchaWorkFailed: {
    fa: 'تأیید نشد. کد تصویر را بنویسید یا دوباره تلاش کنید.',
    en: 'That did not work. Type the picture code or try again.',
  },
  CaptchaRequired: { fa: 'لطفاً کد تصویر را وارد کنید.', en: 'Please enter the picture code.' },
  CaptchaWrong: {
    fa: 'کد تصویر درست نیست. دوباره تلاش کنید.',
    en: 'The picture code is wrong. Please try again.',
  },
  CaptchaGone: {
    fa: 'این کد منقضی شده است. کد تصویر جدید را وارد کنید.',
    en: 'This code is no longer valid. Please type the new one.',
  },
  CaptchaWorkWanted: {
    fa: 'از شبکهٔ شما پیام‌های زیادی رسیده است. گزینهٔ «من ربات نیستم» را بزنید و دوباره بفرستید.',
    en: 'Many messages came from your network. Please tick “I am not a robot” and send again.',
  },
  CaptchaTooMany: {
    fa: 'کد چند بار اشتباه وارد شد. لطفاً ده دقیقهٔ دیگر دوباره تلاش کنید.',
    en: 'There were too many wrong codes. Please try again in ten minutes.',
  },
} as const satisfies Texts
