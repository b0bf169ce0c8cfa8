import type { CollectionLabels } from './labels.ts'

export const priceLabels = {
  singular: 'قیمت',
  plural: 'قیمت‌ها',
  fields: {
    variant: 'تنوع کالا',
    oldPriceRial: 'قیمت پیش از تخفیف',
    layers: 'قیمت‌های پلکانی',
    fromQuantity: 'از تعداد',
    unitPriceRial: 'قیمت',
    customerGroup: 'گروه مشتری',
    startsAt: 'شروع اعتبار',
    endsAt: 'پایان اعتبار',
    changedBy: 'تغییر توسط',
  },
  hints: { layers: 'برای خرید عمده: از هر تعداد، چه قیمتی.' },
} as const satisfies CollectionLabels
