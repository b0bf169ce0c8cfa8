import type { CollectionLabels } from './labels.ts'

export const newsLabels = {
  singular: 'خبر',
  plural: 'خبرها',
  fields: {
    title: 'عنوان',
    slug: 'نشانی صفحه',
    picture: 'تصویر',
    summary: 'خلاصه',
    body: 'متن خبر',
    publishedAt: 'زمان انتشار',
    inCarousel: 'نمایش در نوار خبر',
    seoTitle: 'عنوان در موتورهای جست‌وجو',
    seoDescription: 'توضیح در موتورهای جست‌وجو',
  },
} as const satisfies CollectionLabels
