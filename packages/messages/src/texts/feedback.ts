import type { Texts } from '../catalogue/text.ts'

/** The feedback form and the special-order form, which land in the same place. */
export const feedbackTexts = {
  FeedbackTitle: { fa: 'نظر و پیشنهاد شما', en: 'Your feedback' },
  FeedbackName: { fa: 'نام', en: 'Name' },
  FeedbackContact: { fa: 'موبایل یا ایمیل', en: 'Mobile or email' },
  FeedbackContactHint: {
    fa: 'اگر پاسخ می‌خواهید، ایمیل یا موبایل خود را بنویسید.',
    en: 'Leave your e-mail or mobile if you would like an answer.',
  },
  FeedbackTooMany: {
    fa: 'پیام‌های زیادی فرستاده‌اید. لطفاً یک ساعت دیگر دوباره تلاش کنید.',
    en: 'You have sent many messages. Please try again in an hour.',
  },
  FeedbackSubject: { fa: 'موضوع', en: 'Subject' },
  FeedbackText: { fa: 'متن پیام', en: 'Message' },
  FeedbackAttachment: { fa: 'افزودن تصویر', en: 'Add a picture' },
  FeedbackSend: { fa: 'ارسال پیام', en: 'Send message' },
  FeedbackSent: {
    fa: 'پیام شما ارسال شد. از همراهی شما سپاسگزاریم!',
    en: 'We have received your message. Thank you!',
  },
  FeedbackFailed: {
    fa: 'پیام ارسال نشد. لطفاً دوباره تلاش کنید.',
    en: 'The message was not sent. Please try again.',
  },
  FeedbackMailSubject: { fa: 'پاسخ فروشگاه: {subject}', en: 'Our answer: {subject}' },
  FeedbackMailText: {
    fa: '{name} گرامی،\n\n{answer}\n\nپیام شما:\n{text}',
    en: 'Dear {name},\n\n{answer}\n\nYour message:\n{text}',
  },
  SpecialOrder: { fa: 'سفارش ویژه', en: 'Special order' },
  SpecialOrderHint: {
    fa: 'کالایی را که در فروشگاه نیست سفارش دهید تا برایتان تهیه کنیم.',
    en: 'Tell us about a product we do not list and we will find it for you.',
  },
  SpecialOrderName: { fa: 'نام شما', en: 'Your name' },
  SpecialOrderMobile: { fa: 'شمارهٔ موبایل', en: 'Mobile number' },
  SpecialOrderText: { fa: 'چه کالایی می‌خواهید؟', en: 'What are you looking for?' },
  SpecialOrderSend: { fa: 'ثبت سفارش ویژه', en: 'Send special order' },
  SpecialOrderSent: {
    fa: 'سفارش ویژهٔ شما ثبت شد. به‌زودی با شما تماس می‌گیریم.',
    en: 'We have received your special order and will call you soon.',
  },
  SpecialOrderFailed: {
    fa: 'سفارش ویژه ثبت نشد. نوشتهٔ شما از دست نرفته است؛ لطفاً کمی بعد دوباره ارسال کنید.',
    en: 'Your special order was not sent. What you wrote is still here: please send it again in a while.',
  },
  FeedbackSmsText: {
    fa: 'پاسخ فروشگاه به پیام شما:\n{answer}',
    en: 'Our answer to your message:\n{answer}',
  },
} as const satisfies Texts
