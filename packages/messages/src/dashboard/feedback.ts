import type { CollectionLabels } from './labels.ts'

export const feedbackLabels = {
  singular: 'پیام مشتری',
  plural: 'پیام‌های مشتریان',
  description: 'پیام‌ها و سفارش‌های ویژه‌ای که از سایت رسیده است.',
  fields: {
    kind: 'نوع پیام',
    status: 'وضعیت',
    name: 'نام',
    mobile: 'موبایل',
    email: 'ایمیل',
    subject: 'موضوع',
    text: 'متن پیام',
    attachmentName: 'نام فایل پیوست',
    attachmentId: 'شناسهٔ پیوست',
    customer: 'مشتری',
    culture: 'زبان',
    answer: 'پاسخ فروشگاه',
    answeredAt: 'زمان پاسخ',
    note: 'یادداشت داخلی',
  },
  options: {
    kind: { feedback: 'نظر و پیشنهاد', 'special-order': 'سفارش ویژه' },
    status: { new: 'تازه', read: 'خوانده‌شده', answered: 'پاسخ داده‌شده' },
    culture: { 'fa-IR': 'فارسی', 'en-US': 'انگلیسی' },
  },
} as const satisfies CollectionLabels

/** What the inbox says beside its fields. */
export const feedbackInboxTexts = {
  sent: 'زمان دریافت',
  exports: { title: 'خروجی از همهٔ پیام‌ها:', xlsx: 'اکسل', csv: 'CSV' },
  attachment: { open: 'مشاهدهٔ تصویر پیوست', failed: 'تصویر باز نشد. دوباره تلاش کنید.' },
} as const

/** Where an answer of the shop goes, and what became of it. */
export const answerChannelTexts = {
  mail: 'پاسخ با ایمیل به {to} فرستاده می‌شود.',
  sms: 'پاسخ با پیامک به {to} فرستاده می‌شود.',
  none: 'نویسنده نه ایمیل گذاشته است و نه موبایل؛ پاسخ برای او فرستاده نمی‌شود.',
  sending: { mail: 'پاسخ در صف ایمیل است.', sms: 'پاسخ در صف پیامک است.' },
  sent: {
    mail: 'پاسخ در {time} با ایمیل به {to} فرستاده شد.',
    sms: 'پاسخ در {time} با پیامک به {to} فرستاده شد.',
  },
  failed: {
    mail: 'پاسخ با ایمیل به {to} نرسید. از راه دیگری با او تماس بگیرید.',
    sms: 'پاسخ با پیامک به {to} نرسید. از راه دیگری با او تماس بگیرید.',
  },
} as const
