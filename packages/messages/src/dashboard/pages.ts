import type { CollectionLabels } from './labels.ts'

export const pageLabels = {
  singular: 'صفحه',
  plural: 'صفحه‌ها',
  fields: {
    title: 'عنوان',
    slug: 'نشانی صفحه',
    layout: 'ماژول‌های صفحه',
    module: 'ماژول',
    summary: 'خلاصه',
  },
  hints: { slug: 'بخش آخر نشانی، مانند about. نشانی صفحهٔ اصلی home است.' },
} as const satisfies CollectionLabels
