import type { CollectionLabels } from './labels.ts'

export const offerLabels = {
  singular: 'پیشنهاد شگفت‌انگیز',
  plural: 'پیشنهادهای شگفت‌انگیز',
  fields: {
    variant: 'تنوع کالا',
    kind: 'نوع تخفیف',
    percent: 'درصد تخفیف',
    amountRial: 'مبلغ تخفیف',
    startsAt: 'شروع',
    endsAt: 'پایان',
    showDay: 'نمایش روز در شمارش معکوس',
  },
  options: { kind: { percent: 'درصدی', amount: 'مبلغی' } },
} as const satisfies CollectionLabels
