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
    inFooter: 'نمایش در پابرگ سایت',
    hidesShell: 'صفحهٔ فرود',
  },
  hints: {
    slug: 'بخش آخر نشانی، مانند about. نشانی صفحهٔ اصلی home است.',
    inFooter: 'عنوان صفحه در ستون «صفحه‌ها»ی پابرگ می‌آید.',
    hidesShell: 'صفحه بدون سربرگ، منو و پابرگ نمایش داده می‌شود؛ برای آگهی و کارزار.',
  },
} as const satisfies CollectionLabels
