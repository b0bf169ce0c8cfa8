import type { CollectionLabels } from './labels.ts'

export const customerGroupLabels = {
  singular: 'گروه مشتری',
  plural: 'گروه‌های مشتریان',
  description: 'برای قیمت‌های پلکانی مخصوص یک گروه، مانند همکاران و عمده‌فروشان.',
  fields: { title: 'عنوان گروه' },
} as const satisfies CollectionLabels
