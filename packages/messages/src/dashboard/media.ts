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
    isDecorative: 'تصویر تزیینی است',
    uses: 'محل‌های استفاده',
  },
  hints: {
    alt: 'برای کسانی که تصویر را نمی‌بینند؛ کوتاه و گویا.',
    isDecorative: 'تصویر تزیینی به متن جایگزین نیاز ندارد.',
    altNeeded: 'متن جایگزین را بنویسید یا گزینهٔ «تصویر تزیینی است» را بزنید.',
    unused: 'این تصویر هنوز جایی استفاده نشده است.',
    inUse: 'این تصویر در حال استفاده است و نمی‌توان آن را حذف کرد.',
  },
} as const satisfies CollectionLabels
