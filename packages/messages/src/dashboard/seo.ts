import type { CollectionLabels } from './labels.ts'

/** The fields that search engines and shared links show. */
export const seoLabels = {
  singular: 'نمایش در موتورهای جست‌وجو',
  plural: 'نمایش در موتورهای جست‌وجو',
  fields: {
    title: 'عنوان',
    description: 'توضیح',
    picture: 'تصویر اشتراک‌گذاری',
    hidden: 'در موتورهای جست‌وجو نمایش داده نشود',
  },
  hints: { title: 'خالی یعنی عنوان خود صفحه.', description: 'یکی دو جمله؛ خالی یعنی خلاصهٔ صفحه.' },
} as const satisfies CollectionLabels
