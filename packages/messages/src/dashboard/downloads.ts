import type { CollectionLabels } from './labels.ts'

export const downloadLabels = {
  singular: 'فایل دانلودی',
  plural: 'فایل‌های دانلودی',
  description: 'فایلی که خریدار پس از پرداخت دریافت می‌کند؛ هرگز عمومی نیست.',
  fields: { title: 'عنوان' },
} as const satisfies CollectionLabels
