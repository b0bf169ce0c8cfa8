import type { CollectionLabels } from './labels.ts'

export const giftLabels = {
  singular: 'هدیه',
  plural: 'هدیه‌ها',
  description: 'کالایی که با سفارش‌های پرداخت‌شدهٔ بالاتر از یک مبلغ، رایگان داده می‌شود.',
  fields: { variant: 'تنوع کالا', fromOrderRial: 'از مبلغ سفارش', isOffered: 'فعال است' },
} as const satisfies CollectionLabels
