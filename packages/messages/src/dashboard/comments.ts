import type { CollectionLabels } from './labels.ts'

export const commentLabels = {
  singular: 'دیدگاه',
  plural: 'دیدگاه‌ها',
  fields: {
    text: 'متن دیدگاه',
    status: 'وضعیت',
    sectionType: 'بخش',
    sectionId: 'کالا یا خبر',
    parent: 'پاسخ به',
    customer: 'مشتری',
    fullName: 'نام نویسنده',
    email: 'ایمیل نویسنده',
    isAnswer: 'پاسخ است',
    byStaff: 'از طرف فروشگاه',
    culture: 'زبان',
  },
  options: {
    status: { pending: 'در انتظار تأیید', published: 'منتشرشده', rejected: 'ردشده' },
    sectionType: { product: 'کالا', news: 'خبر' },
    culture: { 'fa-IR': 'فارسی', 'en-US': 'انگلیسی' },
  },
} as const satisfies CollectionLabels

/** What the dashboard's own parts say of comments. */
export const commentTexts = {
  opinion: 'امتیاز و نکات نویسنده',
  stars: '{count} ستاره از ۵',
  pros: 'نکات مثبت',
  cons: 'نکات منفی',
  publish: 'انتشار',
  reject: 'رد کردن',
  answer: 'پاسخ فروشگاه',
  hint: 'پاسخ زیر همین دیدگاه و با نشان فروشگاه منتشر می‌شود.',
  send: 'ثبت پاسخ فروشگاه',
  answered: 'پاسخ منتشر شد.',
  failed: 'ذخیره نشد. دوباره تلاش کنید.',
} as const
