import type { CollectionLabels } from './labels.ts'

export const productGroupLabels = {
  singular: 'گروه کالا',
  plural: 'گروه‌های کالا',
  description: 'کالاهایی که می‌توان با هم مقایسه کرد، مانند گوشی‌ها یا چای‌ها.',
  fields: { title: 'عنوان گروه' },
} as const satisfies CollectionLabels
