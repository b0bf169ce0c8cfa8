import type { CollectionLabels } from './labels.ts'

export const downloadLabels = {
  singular: 'فایل دانلودی',
  plural: 'فایل‌های دانلودی',
  description: 'فایلی که خریدار پس از پرداخت می‌گیرد؛ هیچ‌گاه برای همه باز نیست.',
  fields: { title: 'عنوان' },
} as const satisfies CollectionLabels
