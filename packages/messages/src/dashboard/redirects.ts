import type { CollectionLabels } from './labels.ts'

export const redirectLabels = {
  singular: 'ریدایرکت',
  plural: 'ریدایرکت‌ها',
  description: 'نشانی‌های قدیمی که باید به صفحهٔ جدید هدایت شوند.',
  fields: { from: 'نشانی قدیمی', to: 'نشانی جدید', isPermanent: 'دائمی (۳۰۱)' },
  hints: {
    from: 'مانند ‎/old-page.aspx',
    to: 'نشانی درون همین سایت، مانند ‎/about، یا سایت دیگر، مانند https://example.ir',
  },
} as const satisfies CollectionLabels
