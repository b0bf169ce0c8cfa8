import type { CollectionLabels } from './labels.ts'

export const priceLayerLabels = {
  singular: 'پلهٔ قیمت',
  plural: 'پله‌های قیمت',
  description: 'قیمت واحد از یک تعداد به بالا. تعدادی که در هیچ پله‌ای نیفتد فروخته نمی‌شود.',
  fields: {
    variant: 'گونهٔ کالا',
    fromQuantity: 'از تعداد',
    toQuantity: 'تا تعداد',
    unitPriceRial: 'قیمت واحد (ریال)',
    customerGroup: 'تنها برای گروه',
  },
  hints: { toQuantity: 'خالی یعنی بی‌نهایت.', customerGroup: 'خالی یعنی برای همه.' },
} as const satisfies CollectionLabels
