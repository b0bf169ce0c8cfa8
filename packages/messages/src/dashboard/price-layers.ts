import type { CollectionLabels } from './labels.ts'

export const priceLayerLabels = {
  singular: 'قیمت پلکانی',
  plural: 'قیمت‌های پلکانی',
  description: 'قیمت واحد از یک تعداد به بالا. تعدادی که در هیچ پله‌ای نباشد فروخته نمی‌شود.',
  fields: {
    variant: 'تنوع کالا',
    fromQuantity: 'از تعداد',
    toQuantity: 'تا تعداد',
    unitPriceRial: 'قیمت واحد',
    customerGroup: 'فقط برای گروه',
  },
  hints: { toQuantity: 'خالی یعنی بی‌نهایت.', customerGroup: 'خالی یعنی برای همه.' },
} as const satisfies CollectionLabels
