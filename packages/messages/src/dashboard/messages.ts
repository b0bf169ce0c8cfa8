import type { CollectionLabels } from './labels.ts'

export const messageLabels = {
  singular: 'متن سایت',
  plural: 'متن‌های سایت',
  description: 'متن‌هایی که خریداران در فروشگاه می‌بینند. جای‌نگهدارها مانند {count} را نگه دارید.',
  fields: {
    key: 'کلید',
    fa: 'متن فارسی',
    en: 'متن انگلیسی',
    value: 'متن',
    area: 'بخش',
    island: 'در مرورگر هم به کار می‌رود',
  },
} as const satisfies CollectionLabels
