import type { Texts } from '../catalogue/text.ts'

/** «Tell me when you have it»: what is said where the shop does not have what somebody searched for. */
export const wishTexts = {
  WishTitle: { fa: 'وقتی آوردیم، خبرتان کنیم؟', en: 'Shall we tell you when we have it?' },
  WishHint: {
    fa: 'اگر «{term}» به فروشگاه برسد، یک پیام برایتان می‌فرستیم؛ فقط همین، بدون تبلیغ.',
    en: 'When {term} arrives we send you one message. Only that, no advertising.',
  },
  WishAsk: { fa: 'خبرم کنید', en: 'Tell me' },
  WishContact: { fa: 'موبایل یا ایمیل', en: 'Mobile or email' },
  WishConsent: {
    fa: 'قبول دارم وقتی این کالا رسید، یک پیامک یا ایمیل دریافت کنم.',
    en: 'I agree to get one text or email when this arrives.',
  },
  WishSend: { fa: 'ثبت درخواست', en: 'Send request' },
  WishSent: {
    fa: 'درخواستتان ثبت شد. وقتی «{term}» به فروشگاه برسد، خبرتان می‌کنیم.',
    en: 'We have your request and will tell you when {term} arrives.',
  },
  WishFailed: {
    fa: 'درخواست ثبت نشد. لطفاً دوباره تلاش کنید.',
    en: 'Your request was not sent. Please try again.',
  },
  WishTooMany: {
    fa: 'درخواست‌های زیادی ثبت کرده‌اید. لطفاً بعداً دوباره تلاش کنید.',
    en: 'You have sent many requests. Please try again later.',
  },
  WishIsSold: {
    fa: 'این کالا همین حالا در فروشگاه هست. لطفاً صفحه را دوباره باز کنید.',
    en: 'We have this now. Please open this page again.',
  },
  WishMailSubject: { fa: '«{title}» رسید', en: '{title} has arrived' },
  WishMailText: {
    fa: 'سلام،\n\nخواسته بودید وقتی «{wanted}» رسید خبرتان کنیم. «{title}» حالا در فروشگاه موجود است:\n{link}\n\nاگر دیگر نمی‌خواهید از کالاهایی که منتظرشان هستید خبر بگیرید:\n{stop}',
    en: 'Hello,\n\nYou asked us to tell you about {wanted}. {title} is now in stock:\n{link}\n\nTo hear no more about what you are waiting for:\n{stop}',
  },
  WishSmsText: {
    fa: '«{title}» که منتظرش بودید رسید:\n{link}\nلغو خبرها: {stop}',
    en: '{title}, which you were waiting for, has arrived:\n{link}\nStop: {stop}',
  },
  WishStopTitle: { fa: 'لغو خبر رسیدن کالا', en: 'Stop arrival messages' },
  WishStopHint: {
    fa: 'با زدن این دکمه، برای هیچ‌یک از کالاهایی که منتظرشان هستید پیامی نمی‌فرستیم.',
    en: 'Press the button and we send no message about anything you are waiting for.',
  },
  WishStop: { fa: 'دیگر خبرم نکنید', en: 'Stop the messages' },
  WishStopped: { fa: 'لغو شد. دیگر پیامی نمی‌فرستیم.', en: 'Done. We will send no more messages.' },
  WishStopFailed: { fa: 'لغو نشد. لطفاً دوباره تلاش کنید.', en: 'That did not work. Please try again.' },
} as const satisfies Texts
