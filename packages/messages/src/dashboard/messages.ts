import type { CollectionLabels } from './labels.ts'

export const messageLabels = {
  singular: 'متن سایت',
  plural: 'متن‌های سایت',
  description: 'متن‌هایی که خریداران در فروشگاه می‌بینند. متغیرهایی مانند {count} را حذف نکنید.',
  fields: {
    key: 'کلید',
    fa: 'متن فارسی',
    en: 'متن انگلیسی',
    value: 'متن',
    area: 'بخش',
    island: 'در مرورگر هم استفاده می‌شود',
  },
} as const satisfies CollectionLabels
