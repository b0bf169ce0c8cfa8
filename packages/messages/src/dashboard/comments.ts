import type { CollectionLabels } from './labels.ts'

export const commentLabels = {
  singular: 'دیدگاه',
  plural: 'دیدگاه‌ها',
  fields: {
    text: 'متن دیدگاه',
    status: 'وضعیت',
    sectionType: 'بخش',
    sectionId: 'شمارهٔ کالا یا خبر',
    parent: 'پاسخ به',
    customer: 'مشتری',
    fullName: 'نام نویسنده',
    email: 'ایمیل نویسنده',
    isAnswer: 'پاسخ است',
    byStaff: 'از سوی فروشگاه',
    culture: 'زبان',
  },
  options: {
    status: { pending: 'در انتظار تأیید', published: 'منتشرشده', rejected: 'ردشده' },
    sectionType: { product: 'کالا', news: 'خبر' },
    culture: { 'fa-IR': 'فارسی', 'en-US': 'انگلیسی' },
  },
} as const satisfies CollectionLabels
