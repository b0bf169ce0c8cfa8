import type { CollectionLabels } from './labels.ts'

export const priceLabels = {
  singular: 'قیمت',
  plural: 'قیمت‌ها',
  fields: {
    variant: 'گونهٔ کالا',
    oldPriceRial: 'قیمت پیش از تخفیف (ریال)',
    layers: 'پله‌های قیمت',
    fromQuantity: 'از تعداد',
    unitPriceRial: 'قیمت (ریال)',
    customerGroup: 'گروه مشتری',
    startsAt: 'شروع اعتبار',
    endsAt: 'پایان اعتبار',
    changedBy: 'تغییر به دست',
  },
  hints: { layers: 'برای خرید عمده: از هر تعداد، چه قیمتی.' },
} as const satisfies CollectionLabels
