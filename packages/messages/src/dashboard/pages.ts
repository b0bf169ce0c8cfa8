import type { CollectionLabels } from './labels.ts'

export const pageLabels = {
  singular: 'صفحه',
  plural: 'صفحه‌ها',
  fields: {
    title: 'عنوان',
    slug: 'نشانی صفحه',
    blocks: 'بخش‌های صفحه',
    summary: 'خلاصه',
    body: 'متن',
    picture: 'تصویر',
    publishedAt: 'زمان انتشار',
    seoTitle: 'عنوان در موتورهای جست‌وجو',
    seoDescription: 'توضیح در موتورهای جست‌وجو',
  },
} as const satisfies CollectionLabels
