import type { CollectionLabels } from './labels.ts'

export const customerGroupLabels = {
  singular: 'گروه مشتری',
  plural: 'گروه‌های مشتریان',
  description: 'برای پله‌های قیمتی که تنها برای یک گروه باز است، مانند همکاران و عمده‌فروشان.',
  fields: { title: 'عنوان گروه' },
} as const satisfies CollectionLabels
