import type { CollectionLabels } from './labels.ts'

export const redirectLabels = {
  singular: 'تغییر نشانی',
  plural: 'تغییر نشانی‌ها',
  description: 'نشانی‌های قدیمی که باید به صفحهٔ تازه برسند.',
  fields: { from: 'نشانی قدیمی', to: 'نشانی تازه', isPermanent: 'همیشگی است' },
  hints: { from: 'مانند ‎/old-page.aspx', to: 'نشانی درون همین سایت، مانند ‎/about' },
} as const satisfies CollectionLabels
