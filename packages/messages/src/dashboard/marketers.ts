import type { CollectionLabels } from './labels.ts'

export const marketerLabels = {
  singular: 'بازاریاب',
  plural: 'بازاریاب‌ها',
  fields: { name: 'نام نمایشی', customer: 'حساب مشتری', mayUseOwnCode: 'می‌تواند از کد خودش استفاده کند' },
} as const satisfies CollectionLabels
