import type { CollectionLabels } from './labels.ts'

export const mediaLabels = {
  singular: 'رسانه',
  plural: 'رسانه‌ها',
  fields: {
    alt: 'متن جایگزین',
    caption: 'شرح تصویر',
    filename: 'نام فایل',
    mimeType: 'نوع فایل',
    filesize: 'حجم',
    width: 'عرض',
    height: 'ارتفاع',
    folder: 'پوشه',
  },
  hints: { alt: 'برای کسانی که تصویر را نمی‌بینند؛ کوتاه و گویا.' },
} as const satisfies CollectionLabels
