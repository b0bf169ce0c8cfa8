import type { CollectionLabels } from './labels.ts'

export const giftLabels = {
  singular: 'هدیه',
  plural: 'هدیه‌ها',
  description: 'کالایی که با سفارش‌های پرداخت‌شده از یک مبلغ به بالا رایگان داده می‌شود.',
  fields: { variant: 'گونهٔ کالا', fromOrderRial: 'از مبلغ سفارش (ریال)', isOffered: 'عرضه می‌شود' },
} as const satisfies CollectionLabels
